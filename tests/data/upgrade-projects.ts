import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../../packages/upgrade/src/command.ts';
import type { Release } from '../../packages/upgrade/src/types/resolution.ts';
import { fixturesDir } from '../../releases/fixtures.ts';
import { majorOf } from '../../releases/releases.ts';
import { libraryPackage, targetsNamed } from '../../releases/targets.ts';
import { type Files, folderWith } from './folder.ts';

/** The apps of the upgrade command, with the releases that they are written for and move to. */
export const apps = [
  ['v3-orders', '3.12.1', '4.5.3'],
  ['v4-drag', '4.5.3', '8.24.1'],
  ['v5-editor', '5.4.1', '6.5.5'],
  ['v6-import', '6.5.5', '8.24.1'],
  ['v6-typed', '6.5.5', '7.7.1'],
  ['v7-context', '7.7.1', '8.24.1'],
] as const;

/** The code of an app. */
export const readApp = (name: string, side: 'before' | 'after'): string =>
  readFileSync(
    new URL(`../../packages/upgrade/apps/${name}/${side}.tsx.txt`, import.meta.url),
    'utf8',
  );

/** Runs the upgrade command without a process of its own. */
export function runUpgrade(args: readonly string[], built?: URL) {
  const printed = { stdout: '', stderr: '' };
  const printTo = (stream: keyof typeof printed) => (text: string) => {
    printed[stream] += text;
  };
  const status = runCommand(args, printTo('stdout'), printTo('stderr'), built);
  return { status, ...printed };
}

function link(folder: string, name: string, from: string): void {
  const path = join(folder, 'node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(fixturesDir, 'node_modules', from), path);
}

/** Makes a folder with an installed release, its parts, and its add-ons. */
export function makeRelease(
  library: string,
  only: (name: string) => boolean = () => true,
): Release {
  const folder = folderWith({});
  const [target] = targetsNamed(library);
  const parts = majorOf(library) === 5 ? ['ctx', 'ts'] : majorOf(library) === 8 ? ['core'] : [];
  for (const part of parts)
    link(folder, `@${libraryPackage}/${part}`, `@${libraryPackage}/${part}`);
  for (const [name, alias] of Object.entries(target?.aliases ?? {})) {
    const isOfLibrary = name.includes(libraryPackage) && !alias.endsWith('-of-another-major');
    if (isOfLibrary && only(name)) link(folder, name, alias);
  }
  return { major: majorOf(library), folder };
}

const settings = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  strict: true,
  esModuleInterop: true,
  skipLibCheck: true,
  types: [],
};

/** Makes a folder with React and with files, as `folderWith` does. */
export function makeProject(
  files: Files,
  compilerOptions: Readonly<Record<string, unknown>> = {},
): string {
  const tsconfig = { compilerOptions: { ...settings, ...compilerOptions } };
  const folder = folderWith({ 'tsconfig.json': tsconfig, ...files });
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom']) {
    link(folder, name, name);
  }
  return folder;
}
