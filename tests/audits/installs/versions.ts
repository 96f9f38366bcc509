import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryDir } from '../../../website/site/pages.ts';

/** Later files take precedence. */
const manifests = [
  'releases/fixtures/package.json',
  'tests/audits/installs/package.json',
  'package.json',
];

/** Reads the versions that this repository, the samples, and the installed projects use. */
export function readVersions(): (name: string) => string {
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
