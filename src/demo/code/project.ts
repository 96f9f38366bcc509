import type { PackageName } from '../kits/package-names.ts';
import { versions } from '../kits/versions.ts';
import { kitCode } from './kit-code.ts';
import { type Manager, needsOverride, overrideFor, packagesOf, releaseOf } from './packages.ts';
import { programFiles } from './program.ts';
import type { CodeFile, CodeInput } from './types.ts';

/**
 * A whole project, for Vite, that shows the builder as it is on screen.
 *
 * @param manager - The package manager that its overrides are for.
 */
export function projectFiles(input: CodeInput, manager: Manager = 'npm'): readonly CodeFile[] {
  const { isTypeScript } = input;
  return [
    ...programFiles(input),
    { path: isTypeScript ? 'src/main.tsx' : 'src/main.jsx', text: mainModule(input) },
    { path: 'index.html', text: indexPage(input) },
    { path: 'package.json', text: json(packageJson(input, manager)) },
    { path: isTypeScript ? 'vite.config.ts' : 'vite.config.js', text: viteConfig(input) },
    ...(isTypeScript ? [{ path: 'tsconfig.json', text: json(tsConfig) }] : []),
  ];
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const releases = (names: readonly PackageName[]) =>
  Object.fromEntries(names.map((name) => [name, releaseOf(name)]));

/** What the project's package.json says. */
export function packageJson(input: CodeInput, manager: Manager): object {
  const { buildPackages = [] } = kitCode[input.kit];
  const typing = ['typescript', '@types/react', '@types/react-dom'] as const;
  return {
    name: 'query-builder',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', start: 'vite', build: 'vite build' },
    dependencies: releases(['react', 'react-dom', ...packagesOf(input)]),
    devDependencies: releases([
      'vite',
      '@vitejs/plugin-react',
      ...buildPackages,
      ...(input.isTypeScript ? typing : []),
    ]),
    ...(needsOverride(input) && overrideFor(manager)),
  };
}

const mainModule = ({ isTypeScript }: CodeInput) =>
  `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import App from './App';

createRoot(document.getElementById('root')${isTypeScript ? ' as HTMLElement' : ''}).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
`;

const indexPage = ({ isTypeScript, texts, state }: CodeInput) =>
  `<!doctype html>
<html lang="${texts ? state.language : 'en'}">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>React Query Builder ${versions['react-querybuilder']}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.${isTypeScript ? 'tsx' : 'jsx'}"></script>
  </body>
</html>
`;

function viteConfig({ kit }: CodeInput): string {
  const usesTailwind = kitCode[kit].buildPackages?.includes('@tailwindcss/vite');
  return [
    ...(usesTailwind ? [`import tailwindcss from '@tailwindcss/vite';`] : []),
    `import react from '@vitejs/plugin-react';`,
    `import { defineConfig } from 'vite';`,
    '',
    `export default defineConfig({ plugins: [react()${usesTailwind ? ', tailwindcss()' : ''}] });`,
    '',
  ].join('\n');
}

const tsConfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['vite/client'],
  },
  include: ['src'],
};
