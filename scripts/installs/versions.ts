import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryDir } from '../../site/pages.ts';

/** The version of a package that this repository uses. */
export type VersionOf = (name: string) => string;

/** Where the versions come from; later files take precedence. */
const manifests = [
  'library/fixtures/package.json',
  'scripts/installs/package.json',
  'package.json',
];

/** Reads the versions of this repository, of the samples, and of what only projects install. */
export function readVersions(): VersionOf {
  const versions: Record<string, string> = Object.assign(
    {},
    ...manifests.map((path) => {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(repositoryDir, path), 'utf8'),
      );
      return { ...devDependencies, ...dependencies };
    }),
  );
  return (name) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`No package.json has a version of ${name}.`);
    return version;
  };
}
