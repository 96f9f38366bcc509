import type { Packages } from '../../../project/vite.ts';
import { kitCode } from './kit-code.ts';
import type { PackageName } from './package-names.ts';
import { type Manager, needsOverride, overrideFor, packagesOf, releaseOf } from './packages.ts';
import type { CodeInput } from './types.ts';

const releases = (names: readonly PackageName[]) =>
  Object.fromEntries(names.map((name) => [name, releaseOf(name)]));

/** What a project installs, with the overrides that a package manager needs. */
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
