import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fenceOf, frameworks } from './apps.ts';
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
  const builders = readFileSync(new URL('Builders.tsx', import.meta.url), 'utf8');
  const files = (titles: readonly string[]) =>
    Object.fromEntries(titles.map((title) => [title, fenceOf(frameworks, title)]));
  return [
    {
      name: 'vite',
      files: { ...files(['index.html', 'src/main.tsx']), 'src/App.tsx': builders },
      dependencies: dependencies('vite'),
      requires: packages.flatMap(entriesOf),
      ...viteProject,
      page: page(false),
    },
    {
      name: 'next',
      files: { ...files(['app/layout.tsx']), 'app/page.tsx': builders },
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
