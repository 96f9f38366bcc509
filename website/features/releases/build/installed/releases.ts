import { installedRelease } from '../../../../../releases/installed.ts';
import { type PackageName, packageNames } from '../../../demo/client/code/package-names.ts';

export const installedReleases = Object.fromEntries(
  packageNames.map((name) => [name, installedRelease(name)]),
) as Readonly<Record<PackageName, string>>;
