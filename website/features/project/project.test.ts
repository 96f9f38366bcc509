import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { platformOf, platforms } from './platforms.ts';
import { viteProject } from './vite.ts';
import { zipOf } from './zip.ts';

const dependencies = { 'react-querybuilder': '8.24.1' };
const project = (devDependencies: Readonly<Record<string, string>> = {}, entry = 'src/App.tsx') =>
  viteProject({
    files: { 'src/App.tsx': 'export default () => null;\n', 'src/index.ts': '1;' },
    entry,
    packages: { dependencies, devDependencies },
  });

it.each([
  ['JavaScript', {}, ['src/main.jsx', 'vite.config.js'], 'plugins: [react()]'],
  [
    'TypeScript with Tailwind',
    { typescript: '6.0.3', '@tailwindcss/vite': '4.3.5' },
    ['src/main.tsx', 'vite.config.ts', 'tsconfig.json'],
    'plugins: [react(), tailwindcss()]',
  ],
] as const)('makes a project in %s', (_, devDependencies, paths, plugins) => {
  const tree = project(devDependencies);
  const given = ['src/App.tsx', 'src/index.ts', 'index.html', 'package.json'];
  expect(Object.keys(tree).sort()).toEqual([...given, ...paths].sort());
  expect(tree['index.html']).toContain(`src="/${paths[0]}"`);
  expect(tree[paths[0]]).toContain("import App from './App';");
  expect(tree[paths[1]]).toContain(plugins);
  expect(JSON.parse(tree['package.json'] ?? '')).toMatchObject({ dependencies, devDependencies });
});

it('runs a script without a component as it is', () => {
  const tree = project({ typescript: '6.0.3' }, 'src/index.ts');
  expect(tree['index.html']).toContain('src="/src/index.ts"');
  expect(tree['src/main.tsx']).toBeUndefined();
});

it('packs a zip with everything in one folder', () => {
  const names = Object.keys(unzipSync(zipOf(project())));
  expect(names).toContain('query-builder-project/src/App.tsx');
  expect(names.every((name) => name.startsWith('query-builder-project/'))).toBe(true);
});

it.each([
  [null, undefined],
  ['sb', 'stackblitz'],
  ['StackBlitz', 'stackblitz'],
  ['codesandbox', 'codesandbox'],
  ['csb', 'codesandbox'],
  ['anything', 'codesandbox'],
])('the platform %s is %s', (value, id) => {
  expect(platformOf(value)?.id).toBe(id);
});

it('gives every platform the files', async () => {
  const tree = project();
  for (const { id, form } of platforms) {
    const { fields: sent } = await form(tree, 'src/App.tsx');
    if (id === 'stackblitz') expect(sent['project[files][src/App.tsx]']).toBe(tree['src/App.tsx']);
    else expect(sent.parameters).toMatch(/^[\w-]+$/);
  }
});
