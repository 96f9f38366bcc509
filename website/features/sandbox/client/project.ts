import type { ProjectFile } from '../frame/protocol.ts';

export type { ProjectFile };

/** What the sandbox runs: files, and the release they are run on. */
export interface Project {
  readonly release: string;
  readonly files: readonly ProjectFile[];
}

const entryNames = ['App.tsx', 'App.jsx', 'App.ts', 'App.js', 'index.tsx', 'index.ts', 'index.js'];

/** The file to run: `App.tsx` or a similar one, otherwise the first code file; `undefined` without any. */
export function entryOf(files: readonly ProjectFile[]): string | undefined {
  const names = files.map(({ name }) => name);
  return (
    entryNames.find((name) => names.includes(name)) ?? names.find((name) => /\.[jt]sx?$/.test(name))
  );
}

export const isStyle = (name: string): boolean => name.endsWith('.css');
