import { majorOf } from '../../../site/versions';
import { versions } from '../../demo/kits/versions';
import { entryOf, isStyle, type Project } from '../project';
import { releaseRow } from '../releases';

/** Path within a project to the text of the file. */
export type FileTree = Readonly<Record<string, string>>;

/** Releases of packages that the templates import and that are not part of the library. */
export type PackageReleases = Readonly<Record<string, string>>;

/** Releases of what a whole project is built with; they were tried together. */
const tools = {
  '@vitejs/plugin-react': versions['@vitejs/plugin-react'],
  typescript: versions.typescript,
  vite: versions.vite,
};

/** Packages that belong together: who imports one needs the other. */
const companions: Readonly<Record<string, readonly string[]>> = {
  'react-dnd-html5-backend': ['react-dnd'],
  '@chakra-ui/react': ['@emotion/react'],
};

/**
 * A project as files that `npm install && npm start` runs, with Vite.
 *
 * @param project - What the editor holds.
 * @param packages - Releases of the packages besides React and the library, see `manifest.json`.
 * @param vendored - Files of add-ons that are not on the registry, by package; they go with the project.
 * @returns Paths and texts.
 */
export function projectFiles(
  { release, files }: Project,
  packages: PackageReleases,
  vendored: Readonly<Record<string, FileTree>> = {},
): FileTree {
  const imported = importedPackages(files.map(({ code }) => code));
  const ownPackages = imported.filter((name) => name in vendored);
  const entry = entryOf(files) ?? 'App.tsx';
  const tree: Record<string, string> = {
    'package.json': json(manifest(release, imported, packages, ownPackages, vendored)),
    'index.html': indexHtml(isApp(files, entry) ? '/src/main.tsx' : `/src/${entry}`),
    'vite.config.js':
      "import react from '@vitejs/plugin-react';\n\nexport default { plugins: [react()] };\n",
    'tsconfig.json': json(tsconfig),
  };
  for (const { name, code } of files) tree[`src/${name}`] = code;
  if (isApp(files, entry)) tree['src/main.tsx'] = mainFile(entry);
  for (const name of ownPackages) {
    for (const [path, text] of Object.entries(vendored[name] ?? {})) {
      tree[`${vendorFolder(name)}/${path}`] = text;
    }
  }
  return tree;
}

const vendorFolder = (name: string): string => `packages/${name.slice(name.indexOf('/') + 1)}`;

const isApp = (files: Project['files'], entry: string): boolean =>
  files.some(({ name, code }) => name === entry && /export default|as default/.test(code));

/** Packages that code imports, without subpaths. */
export function importedPackages(codes: readonly string[]): readonly string[] {
  const specifiers = codes.flatMap((code) =>
    [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
      ([, name = '']) => name,
    ),
  );
  const names = specifiers
    .filter((name) => !name.startsWith('.'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names.flatMap((name) => [name, ...(companions[name] ?? [])]))];
}

function manifest(
  release: string,
  imported: readonly string[],
  packages: PackageReleases,
  own: readonly string[],
  vendored: Readonly<Record<string, FileTree>>,
) {
  const { react, addons } = releaseRow(release);
  const known: PackageReleases = {
    ...packages,
    ...addons,
    react,
    'react-dom': react,
    'react-querybuilder': release,
  };
  const peers = own.flatMap((name) => peersOf(vendored[name]?.['package.json']));
  const wanted = [...new Set([...imported, ...peers, 'react', 'react-dom', 'react-querybuilder'])];
  const dependencies = Object.fromEntries(
    wanted
      .sort()
      .map((name) => [
        name,
        own.includes(name) ? `file:${vendorFolder(name)}` : (known[name] ?? '*'),
      ]),
  );
  const types = `${majorOf(react)}`;
  return {
    name: 'query-builder-project',
    private: true,
    type: 'module',
    scripts: { start: 'vite', build: 'vite build' },
    dependencies,
    devDependencies: { '@types/react': `^${types}`, '@types/react-dom': `^${types}`, ...tools },
  };
}

const peersOf = (manifestText = '{}'): readonly string[] =>
  Object.keys(JSON.parse(manifestText).peerDependencies ?? {});

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: ['vite/client'],
    strict: true,
    allowJs: true,
    noEmit: true,
    skipLibCheck: true,
  },
  include: ['src'],
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const indexHtml = (script: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="data:," />
    <title>Query builder</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;

const mainFile = (entry: string): string => `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from './${entry.replace(/\.[jt]sx?$/, '')}';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
`;

/** File that a platform opens first. */
export const firstFile = ({ files }: Project): string =>
  `src/${entryOf(files) ?? files.find(({ name }) => !isStyle(name))?.name ?? 'App.tsx'}`;
