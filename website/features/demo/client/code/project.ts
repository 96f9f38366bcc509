import { appStyle } from '../../../project/app-style.ts';
import { type FileTree, type Packages, viteProject } from '../../../project/vite.ts';
import { kitCode } from './kit-code.ts';
import type { PackageName } from './package-names.ts';
import { type Manager, needsOverride, overrideFor, packagesOf, releaseOf } from './packages.ts';
import { programFiles } from './program.ts';
import type { CodeInput } from './types.ts';

/** A whole project, for Vite. `manager` is the package manager that its overrides are for. */
export function projectFiles(input: CodeInput, manager: Manager = 'npm'): FileTree {
  return viteProject({
    files: Object.fromEntries(programFiles(input).map(({ path, text }) => [path, text])),
    // Kits have their own look.
    appStyle: input.kit === 'plain' ? appStyle(releaseOf('react-querybuilder')) : undefined,
    entry: entryOf(input),
    packages: projectPackages(input, manager),
    language: input.texts ? input.state.language : 'en',
  });
}

export const entryOf = ({ isTypeScript }: CodeInput): string =>
  isTypeScript ? 'src/App.tsx' : 'src/App.jsx';

const releases = (names: readonly PackageName[]) =>
  Object.fromEntries(names.map((name) => [name, releaseOf(name)]));

export function projectPackages(input: CodeInput, manager: Manager): Packages {
  const { buildPackages = [] } = kitCode[input.kit];
  const typing = ['typescript', '@types/react', '@types/react-dom'] as const;
  return {
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
