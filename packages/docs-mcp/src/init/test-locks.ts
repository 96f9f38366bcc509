/** Lockfiles of a project that has release 7.7.1. */
export const locks: readonly (readonly [name: string, file: string, content: unknown])[] = [
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
