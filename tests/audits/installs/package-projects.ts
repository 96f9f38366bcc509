import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryDir } from '../../../website/site/pages.ts';
import { nextProject, type Project, viteProject } from './projects.ts';
import type { VersionOf } from './versions.ts';

export interface PackedPackage {
  readonly folder: string;
  readonly name: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly exports: object;
  /** The specifier of its archive. */
  readonly archive: string;
}

const template = (path: string): string =>
  readFileSync(join(repositoryDir, 'tests/audits/installs', path), 'utf8');

/** A Vite project and a Next.js project with the packages of `packages/` and `stand-ins/`, as npm packs them. */
export function packageProjects(
  packages: readonly PackedPackage[],
  versionOf: VersionOf,
): readonly Project[] {
  const peers = packages.flatMap(({ peerDependencies = {} }) => Object.keys(peerDependencies));
  const names = ['react-dom', 'typescript', '@types/node', '@types/react', ...peers];
  const dependencies = (own: string) => ({
    ...Object.fromEntries([...names, own].map((name) => [name, versionOf(name)])),
    ...Object.fromEntries(packages.map(({ name, archive }) => [name, archive])),
  });
  const page = (rendersOnServer: boolean) => ({
    rendersOnServer,
    builders: packages
      .filter(({ peerDependencies = {} }) => 'react-querybuilder' in peerDependencies)
      .map(({ folder }) => basename(folder)),
    shows: "status = 'shipped'",
    usesAddress: false,
  });
  const builders = template('vite/Builders.tsx');
  return [
    {
      name: 'vite',
      files: {
        'Builders.tsx': builders,
        'index.html': template('vite/index.html'),
        'main.tsx': template('vite/main.tsx'),
      },
      dependencies: dependencies('vite'),
      requires: packages.flatMap(entriesOf),
      ...viteProject,
      page: page(false),
    },
    {
      name: 'next',
      files: { 'app/page.tsx': builders, 'app/layout.tsx': template('next/app/layout.tsx') },
      dependencies: dependencies('next'),
      requires: packages.flatMap(entriesOf),
      ...nextProject,
      page: page(true),
    },
  ];
}

/** The entry points of a package that are modules, and not stylesheets. */
function entriesOf({ name, exports }: PackedPackage): readonly string[] {
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object' && 'require' in target)
    .map(([entry]) => join(name, entry));
}
