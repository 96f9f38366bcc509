import { extractFences } from '../../../samples/extract.ts';
import { folderOf, readPage } from '../../../website/site/pages.ts';
import { nextProject, type Project, viteProject } from './projects.ts';
import { readVersions } from './versions.ts';

interface App extends Pick<Project, 'name' | 'build' | 'start'> {
  /** The page, from the folder of Next. */
  readonly page: string;
  /** Titles of fences on the page about frameworks, which are paths in the project. */
  readonly shared: readonly string[];
  /** Titles of fences on the app's own page, with paths in the project. */
  readonly own: Readonly<Record<string, string>>;
  /** The `sample=` of the app's own fences. */
  readonly sample?: string;
  /** Files that the page only describes. */
  readonly config?: Readonly<Record<string, string>>;
  /** Packages beside the library and React. */
  readonly packages: readonly string[];
  readonly expected: Partial<Project['page']>;
}

const frameworks = 'tips/frameworks.mdx';
const root = ['filter.ts', 'orders.ts', 'OrderFilter.tsx'];
const onServer = { rendersOnServer: true, usesAddress: true, button: 'Show orders' };

/** A Vite project whose `App` is on a page about a library. */
const viteApp = (
  page: string,
  name: string,
  packages: readonly string[],
  button?: string,
): App => ({
  name,
  page,
  shared: ['index.html', 'src/main.tsx'],
  own: { 'App.tsx': 'src/App.tsx' },
  sample: name,
  packages: ['vite', ...packages],
  ...viteProject,
  expected: { button, shows: "status = 'shipped'" },
});

const forms = 'tips/forms.mdx';
const state = 'tips/app-state.mdx';

const apps: readonly App[] = [
  {
    name: 'vite-app',
    page: frameworks,
    shared: [...root, 'index.html', 'src/main.tsx', 'src/App.tsx'],
    own: {},
    packages: ['vite', 'json-logic-js'],
    ...viteProject,
    expected: {},
  },
  {
    name: 'next-app-router',
    page: frameworks,
    shared: [...root, 'app/layout.tsx', 'app/page.tsx'],
    own: {},
    packages: ['next', 'json-logic-js', '@types/json-logic-js'],
    ...nextProject,
    expected: onServer,
  },
  {
    name: 'next-mui',
    page: frameworks,
    shared: [...root, 'app/page.tsx'],
    own: { 'app/layout.tsx': 'app/layout.tsx', 'app/Kit.tsx': 'app/Kit.tsx' },
    sample: 'mui',
    packages: [
      'next',
      'json-logic-js',
      '@types/json-logic-js',
      '@react-querybuilder/material',
      '@mui/material',
      '@mui/icons-material',
      '@mui/material-nextjs',
      '@emotion/react',
      '@emotion/styled',
      '@emotion/cache',
    ],
    ...nextProject,
    expected: onServer,
  },
  {
    name: 'next-pages-router',
    page: frameworks,
    shared: [...root, 'pages/index.tsx'],
    own: {},
    packages: ['next', 'json-logic-js', '@types/json-logic-js'],
    ...nextProject,
    expected: onServer,
  },
  {
    name: 'react-router',
    page: frameworks,
    shared: [...root, 'app/root.tsx', 'app/routes.ts', 'app/routes/home.tsx'],
    own: {},
    config: {
      'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
export default { plugins: [reactRouter()] };`,
    },
    packages: [
      'vite',
      'json-logic-js',
      'react-router',
      '@react-router/dev',
      '@react-router/node',
      '@react-router/serve',
      'isbot',
    ],
    build: 'react-router build',
    start: 'react-router-serve ./build/server/index.js',
    expected: onServer,
  },
  {
    name: 'astro',
    page: frameworks,
    shared: [...root, 'src/pages/index.astro'],
    own: {},
    config: {
      'astro.config.mjs': `import node from '@astrojs/node';
import react from '@astrojs/react';
export default { adapter: node({ mode: 'standalone' }), integrations: [react()] };`,
    },
    packages: ['astro', '@astrojs/node', '@astrojs/react', 'json-logic-js'],
    build: 'astro build',
    start: 'node ./dist/server/entry.mjs',
    expected: onServer,
  },
  viteApp(forms, 'react-hook-form', ['react-hook-form'], 'Save'),
  viteApp(forms, 'tanstack-form', ['@tanstack/react-form'], 'Save'),
  viteApp(forms, 'formik', ['formik'], 'Save'),
  viteApp(state, 'redux', ['@reduxjs/toolkit', 'react-redux']),
  viteApp(state, 'zustand', ['zustand']),
  viteApp(state, 'tanstack-query', ['@tanstack/react-query', 'json-logic-js']),
];

/** The projects of the pages of Next. Throws if a page lacks a file of its project. */
export function appProjects(): readonly Project[] {
  const versionOf = readVersions();
  return apps.map(({ name, packages, build, start, expected, ...app }) => ({
    name,
    files: filesOf(app),
    dependencies: Object.fromEntries(
      [...common, ...packages].map((dependency) => [dependency, versionOf(dependency)]),
    ),
    build,
    start,
    page: {
      rendersOnServer: false,
      shows: 'Lee',
      usesAddress: false,
      ...expected,
    },
  }));
}

const common = [
  'react-querybuilder',
  'react',
  'react-dom',
  'typescript',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];

type Files = Pick<App, 'page' | 'shared' | 'own' | 'sample' | 'config'>;

function filesOf({ page, shared, own, sample, config }: Files) {
  return {
    ...Object.fromEntries([
      ...shared.map((title) => [title, fenceOf(frameworks, title)]),
      ...Object.entries(own).map(([title, path]) => [path, fenceOf(page, title, sample)]),
    ]),
    ...config,
  };
}

/** The code of a fence on a page of Next. Throws if the page has no such fence. */
function fenceOf(page: string, title: string, sample?: string): string {
  const { path, source } = readPage(`${folderOf('current')}/${page}`);
  const fence = extractFences(path, source).fences.find(
    ({ meta }) => meta.title === title && meta.sample === sample,
  );
  if (!fence) throw new Error(`${path} has no fence with the title ${title}.`);
  return fence.lang === 'diff' ? changed(fence.code) : fence.code;
}

/** The file after the change that a diff shows. */
const changed = (diff: string): string => diff.replaceAll(/^-.*\n/gm, '').replaceAll(/^[+ ]/gm, '');
