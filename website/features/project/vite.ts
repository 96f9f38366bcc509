import { appStyleName } from './app-style-name.ts';

/** Path within a project to the text of the file. */
export type FileTree = Readonly<Record<string, string>>;

type Releases = Readonly<Record<string, string>>;

export interface Packages {
  readonly dependencies: Releases;
  readonly devDependencies: Releases;
  /** Properties that package managers use to override releases. */
  readonly [override: string]: object;
}

interface ViteProject {
  readonly files: FileTree;
  /** The content of a stylesheet that the app starts with, unless its files include one. */
  readonly appStyle?: string | undefined;
  readonly entry: string;
  /** With `typescript`, it's a TypeScript project. With Tailwind's plugin, its styles are compiled. */
  readonly packages: Packages;
  readonly language?: string;
}

/** The build tools of a TypeScript project. */
export const buildTools = ['vite', '@vitejs/plugin-react', 'typescript'] as const;

/** A program as a whole project, which `npm install && npm start` runs with Vite. */
export function viteProject({
  files,
  appStyle,
  entry,
  packages,
  language = 'en',
}: ViteProject): FileTree {
  const isTypeScript = 'typescript' in packages.devDependencies;
  const isApp = /export default|as default/.test(files[entry] ?? '');
  const main = isTypeScript ? 'src/main.tsx' : 'src/main.jsx';
  const appStylePath = `src/${appStyleName}`;
  const addsStyle = isApp && appStyle !== undefined && !(appStylePath in files);
  const styles = addsStyle ? [...libraryStyles(files), `./${appStyleName}`] : [];
  return {
    ...files,
    ...(isApp && { [main]: mainModule(entry, isTypeScript, styles) }),
    ...(addsStyle && { [appStylePath]: appStyle }),
    'index.html': indexPage(isApp ? main : entry, packages, language),
    'package.json': `${packageJson(packages)}\n`,
    [isTypeScript ? 'vite.config.ts' : 'vite.config.js']: viteConfig(packages),
    ...(isTypeScript && { 'tsconfig.json': `${json(tsConfig)}\n` }),
  };
}

const json = (value: object) => JSON.stringify(value, null, 2);

export const packageJson = (packages: Packages): string =>
  json({
    name: 'query-builder',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', start: 'vite', build: 'vite build' },
    ...packages,
  });

/** The app's style goes between them and the styles of the files. */
const libraryStyles = (files: FileTree): readonly string[] => [
  ...new Set(
    Object.values(files).flatMap((code) =>
      [...code.matchAll(/^import '(react-querybuilder\/[^']+\.css)';$/gm)].map(
        ([, path = '']) => path,
      ),
    ),
  ),
];

const mainModule = (entry: string, isTypeScript: boolean, styles: readonly string[]) =>
  `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
${styles.map((path) => `import '${path}';\n`).join('')}import App from './${entry.replace(/^src\/|\.[jt]sx?$/g, '')}';

createRoot(document.getElementById('root')${isTypeScript ? ' as HTMLElement' : ''}).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
`;

const indexPage = (script: string, { dependencies }: Packages, language: string) =>
  `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <link rel="icon" href="data:," />
    <title>React Query Builder ${dependencies['react-querybuilder']}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${script}"></script>
  </body>
</html>
`;

function viteConfig({ devDependencies }: Packages): string {
  const usesTailwind = '@tailwindcss/vite' in devDependencies;
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
    allowJs: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['vite/client'],
  },
  include: ['src'],
};
