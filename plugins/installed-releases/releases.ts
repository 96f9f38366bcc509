import { installedRelease } from '../../site/installed.ts';
import { type PackageName, packageNames } from '../../src/demo/code/package-names.ts';

export const installedReleases = Object.fromEntries(
  packageNames.map((name) => [name, installedRelease(name)]),
) as Readonly<Record<PackageName, string>>;
