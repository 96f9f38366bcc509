import { appStyle } from '../../../project/app-style.ts';
import { type FileTree, viteProject } from '../../../project/vite.ts';
import { type Manager, projectPackages, releaseOf } from './packages.ts';
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
