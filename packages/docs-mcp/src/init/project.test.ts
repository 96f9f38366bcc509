import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith as project } from '../../../../tests/data/folder.ts';
import { using } from '../../../../tests/docs-mcp/projects.ts';
import { installedReleases } from './project.ts';

const alone = (number: string) => [{ number, folders: ['.'] }];

/** Lockfiles of a project that has release 7.7.1. */
const locks: readonly (readonly [name: string, file: string, content: unknown])[] = [
  [
    'npm',
    'package-lock.json',
    {
      lockfileVersion: 3,
      packages: { '': {}, 'node_modules/react-querybuilder': { version: '7.7.1' } },
    },
  ],
  [
    'npm 6',
    'package-lock.json',
    { lockfileVersion: 1, dependencies: { 'react-querybuilder': { version: '7.7.1' } } },
  ],
  [
    'pnpm',
    'pnpm-lock.yaml',
    `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      react-querybuilder:
        specifier: ^7.0.0
        version: 7.7.1(@types/react@19.0.0)(react@19.0.0)
`,
  ],
  [
    'pnpm 7',
    'pnpm-lock.yaml',
    `lockfileVersion: 5.4
specifiers:
  react-querybuilder: ^7.0.0
dependencies:
  react-querybuilder: 7.7.1_react@18.2.0
`,
  ],
  [
    'Yarn 1',
    'yarn.lock',
    `# yarn lockfile v1


"@react-querybuilder/dnd@^7.0.0":
  version "7.6.1"

react-querybuilder@^6.0.0:
  version "6.5.5"

react-querybuilder@^7.0.0, react-querybuilder@^7.1.0:
  version "7.7.1"
  dependencies:
    clsx "^2.1.1"
`,
  ],
  [
    'Yarn Berry',
    'yarn.lock',
    `__metadata:
  version: 8
  cacheKey: 10c0

"react-querybuilder@npm:^6.0.0":
  version: 6.5.5
  resolution: "react-querybuilder@npm:6.5.5"

"react-querybuilder@npm:^7.0.0, react-querybuilder@npm:^7.1.0":
  version: 7.7.1
  resolution: "react-querybuilder@npm:7.7.1"
`,
  ],
  [
    'Bun',
    'bun.lock',
    `{
  "lockfileVersion": 1,
  "workspaces": { "": { "dependencies": { "react-querybuilder": "^7.0.0", }, }, },
  "packages": {
    "react-querybuilder": ["react-querybuilder@7.7.1", "", { "dependencies": {} }, "sha512-x=="],
  }
}
`,
  ],
];

it.each(locks)(
  'finds the release in a lockfile of %s before the one in node_modules',
  (_, file, lock) => {
    const root = project({
      'package.json': using('^7.0.0'),
      [file]: lock,
      'node_modules/react-querybuilder/package.json': { version: '7.0.0' },
    });
    expect(installedReleases(root)).toEqual(alone('7.7.1'));
  },
);

it('finds the release in node_modules if there is no lockfile', () => {
  const root = project({
    'package.json': using('^7.0.0'),
    'node_modules/react-querybuilder/package.json': { version: '7.7.1' },
  });
  expect(installedReleases(root)).toEqual(alone('7.7.1'));
});

it('finds the release of a linked library in node_modules', () => {
  const root = project({
    'package.json': using('link:../library'),
    'pnpm-lock.yaml': `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      react-querybuilder:
        specifier: link:../library-9
        version: link:../library-9
`,
    'node_modules/react-querybuilder/package.json': { version: '8.0.0' },
  });
  expect(installedReleases(root)).toEqual(alone('8.0.0'));
});

it('finds a prerelease, and a library that is installed under another name', () => {
  const root = project({
    'package.json': { devDependencies: { builder: 'npm:react-querybuilder@^8.0.0-0' } },
    'pnpm-lock.yaml': `lockfileVersion: '9.0'
importers:
  .:
    devDependencies:
      builder:
        specifier: npm:react-querybuilder@^8.0.0-0
        version: react-querybuilder@8.0.0-alpha.1(react@19.0.0)
`,
  });
  expect(installedReleases(root)).toEqual(alone('8.0.0-alpha.1'));
});

it('finds the release that a Yarn resolution forces on a package', () => {
  const root = project({
    'package.json': using('^7.0.0', { resolutions: { 'react-querybuilder': '7.5.0' } }),
    'yarn.lock': `__metadata:
  version: 8

"react-querybuilder@npm:7.5.0":
  version: 7.5.0
`,
  });
  expect(installedReleases(root)).toEqual(alone('7.5.0'));
});

const two = [
  { number: '8.24.1', folders: ['apps/admin', 'apps/shop'] },
  { number: '6.5.5', folders: ['apps/old'] },
];

const apps = {
  'apps/shop/package.json': using('^8.0.0', { name: 'shop' }),
  'apps/admin/package.json': using('^8.0.0', { name: 'admin' }),
  'apps/old/package.json': using('^6.0.0', { name: 'old' }),
  'apps/ignored/package.json': using('^3.0.0', { name: 'ignored' }),
  'apps/shop/node_modules/other/package.json': using('^3.0.0'),
  'apps/docs/package.json': { name: 'docs' },
};

it.each([
  [
    'npm',
    {
      'package.json': { workspaces: ['apps/*', '!apps/ignored'] },
      'package-lock.json': {
        packages: {
          'node_modules/react-querybuilder': { version: '8.24.1' },
          'apps/old/node_modules/react-querybuilder': { version: '6.5.5' },
        },
      },
    },
  ],
  [
    'Yarn',
    {
      'package.json': { workspaces: { packages: ['./apps/*', '!apps/ignored'] } },
      'yarn.lock':
        'react-querybuilder@^6.0.0:\n  version "6.5.5"\n\nreact-querybuilder@^8.0.0:\n  version "8.24.1"\n',
    },
  ],
  [
    'pnpm',
    {
      'package.json': {},
      'pnpm-workspace.yaml': "packages:\n  - 'apps/*'\n  - '!apps/ignored'\n",
      'pnpm-lock.yaml': `importers:
  .: {}
${Object.entries({ admin: '8.24.1', old: '6.5.5', shop: '8.24.1' })
  .map(
    ([name, version]) =>
      `  apps/${name}:\n    dependencies:\n      react-querybuilder:\n        specifier: '*'\n        version: ${version}(react@19.0.0)\n`,
  )
  .join('')}`,
    },
  ],
  [
    'Bun',
    {
      'package.json': { workspaces: ['apps/*', '!apps/ignored'] },
      'bun.lock':
        '{ "packages": { "react-querybuilder": ["react-querybuilder@8.24.1"], "old/react-querybuilder": ["react-querybuilder@6.5.5"], } }',
    },
  ],
] as const)('lists both releases in a workspace of %s', (_, files) => {
  expect(installedReleases(project({ ...apps, ...files }))).toEqual(two);
});

it('reads the lockfile of a workspace from the folder of one of its packages', () => {
  const root = project({
    ...apps,
    'package-lock.json': {
      packages: {
        'node_modules/react-querybuilder': { version: '8.24.1' },
        'apps/old/node_modules/react-querybuilder': { version: '6.5.5' },
      },
    },
  });
  expect(installedReleases(join(root, 'apps/old'))).toEqual(alone('6.5.5'));
  expect(installedReleases(join(root, 'apps/shop'))).toEqual(alone('8.24.1'));
});

it.each([
  ['there is no package.json', {}, /^There is no package\.json in .*Run this in your project/],
  [
    'the project has no library',
    { 'package.json': { dependencies: { react: '19' } } },
    /^package\.json doesn't depend on react-querybuilder\. Install it first/,
  ],
  [
    'no package of the workspace has the library',
    { 'package.json': { workspaces: ['apps/*'] }, 'apps/docs/package.json': {} },
    /^Neither package\.json nor a package of the workspace depends on react-querybuilder\./,
  ],
  [
    'nothing is installed',
    { 'package.json': using('^7.0.0') },
    /^package\.json asks for react-querybuilder \^7\.0\.0, but no lockfile/,
  ],
  ['package.json is broken', { 'package.json': '{' }, /package\.json isn't valid JSON\.$/],
  [
    'a lockfile is broken',
    { 'package.json': using('^7.0.0'), 'package-lock.json': '{' },
    /^Can't read .*package-lock\.json: /,
  ],
])('says that %s', (_, files, message) => {
  const root = project(files);
  expect(() => installedReleases(root)).toThrow(message);
});
