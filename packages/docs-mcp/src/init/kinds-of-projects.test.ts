import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Files, folderWith as project } from '../../../../tests/data/folder.ts';
import { contentsOf, twoReleases, using } from '../../../../tests/docs-mcp/projects.ts';
import { init } from './init.ts';

const npm = (number: string): Files => ({
  'package.json': using('*'),
  'package-lock.json': { packages: { 'node_modules/react-querybuilder': { version: number } } },
});

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

/** Kinds of projects, what the command says about them, and whether it can write. */
const kinds: readonly (readonly [kind: string, files: Files, says: string, isWritten: boolean])[] =
  [
    ...locks.map(
      ([name, file, content]) =>
        [
          `a project with a lockfile of ${name}`,
          {
            'package.json': using('^7.0.0'),
            [file]: content,
            'node_modules/react-querybuilder/package.json': { version: '7.0.0' },
          },
          'Found react-querybuilder 7.7.1.',
          true,
        ] as const,
    ),
    [
      'a workspace with two releases',
      twoReleases,
      'Found react-querybuilder 6.5.5 in apps/old.',
      true,
    ],
    ['a project without the library', { 'package.json': {} }, 'Install it first', false],
    ['a project with a newer release', npm('99.0.0'), '99.0.0 is newer than 8.24.1', true],
    [
      'a read-only project',
      { ...npm('7.7.1'), 'AGENTS.md': '# Rules\n' },
      'AGENTS.md is read-only.',
      false,
    ],
  ];

describe.each(kinds)('%s', (kind, files, says, isWritten) => {
  it('is changed only after the difference was shown, once, and gets back its files', async () => {
    const root = project(files);
    if (kind.includes('read-only')) chmodSync(join(root, 'AGENTS.md'), 0o444);
    const run = async (...args: readonly string[]) => {
      const lines: string[] = [];
      const add = (text: string) => lines.push(text);
      await init(args, { root, page: () => '# Rules\n', print: add, printError: add });
      return { output: lines.join('\n'), contents: contentsOf(root) };
    };
    const before = contentsOf(root);
    const shown = await run();
    expect(shown.contents).toEqual(before);
    if (isWritten) expect(shown.output).toMatch(/^\+.*react-querybuilder/m);
    const written = await run('--yes');
    expect(written.output).toContain(says);
    expect('AGENTS.md' in written.contents && !('AGENTS.md' in before)).toBe(isWritten);
    expect((await run('--yes')).contents).toEqual(written.contents);
    expect((await run('--remove', '--yes')).contents).toEqual(before);
  });
});
