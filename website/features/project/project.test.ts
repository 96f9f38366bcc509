import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { appStyle } from './app-style.ts';
import { platformForms } from './platform-forms.ts';
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
  for (const { id } of platforms) {
    const { fields: sent } = await platformForms[id](tree, 'src/App.tsx');
    if (id === 'stackblitz') expect(sent['project[files][src/App.tsx]']).toBe(tree['src/App.tsx']);
    else expect(sent.parameters).toMatch(/^[\w-]+$/);
  }
});

const importing = (specifiers: readonly string[]) =>
  `${specifiers.map((name) => `import '${name}';\n`).join('')}export default () => null;\n`;
const librarySheet = 'react-querybuilder/dist/query-builder.css';
const styled = (files: Readonly<Record<string, string>>) =>
  viteProject({
    files,
    appStyle: appStyle('8.24.1'),
    entry: 'src/App.tsx',
    packages: { dependencies, devDependencies: {} },
  });

it('imports the base style after the library’s stylesheet and before the files', () => {
  const tree = styled({ 'src/App.tsx': importing([librarySheet, './own.css']), 'src/own.css': '' });
  expect(tree['src/app.css']).toBe(appStyle('8.24.1'));
  expect(tree['src/main.jsx']).toContain(
    `import '${librarySheet}';\nimport './app.css';\nimport App from './App';`,
  );
});

it('keeps a base style of the files', () => {
  const tree = styled({
    'src/App.tsx': importing(['./app.css']),
    'src/app.css': 'p { margin: 0 }',
  });
  expect(tree['src/app.css']).toBe('p { margin: 0 }');
  expect(tree['src/main.jsx']).not.toContain('.css');
});

it('leaves every rule of the base style in a layer, except the builder’s colors', () => {
  for (const [release, selectors] of [
    ['3.12.1', ['.ruleGroup', ':where(.ruleGroup-header, .rule)']],
    ['8.24.1', [':root']],
  ] as const) {
    const { nodes } = postcss.parse(appStyle(release));
    const rules = nodes.filter((node) => node.type === 'rule');
    expect(rules.map(({ selector }) => selector)).toEqual(selectors);
    expect(appStyle(release).split('\n').length).toBeLessThanOrEqual(61);
  }
});

it('is on the styling page', () => {
  const page = readFileSync('website/docs/styling/overview.mdx', 'utf8');
  expect(page).toContain(`title="app.css"\n${appStyle('8.24.1')}\`\`\`\n`);
});
