import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

const seen = new Set<string>();

/** Every build of a part needs this plugin to record its modules. */
export const recordInputs: Plugin = {
  name: 'record-inputs',
  generateBundle() {
    for (const id of this.getModuleIds()) seen.add(id);
  },
};

/** For a file that a part is built from but that no module imports. */
export function readInput(file: string): string {
  seen.add(file);
  return readFileSync(file, 'utf8');
}

/** Copies a file that belongs to a part as it is. */
export function copyInput(from: string, to: string): void {
  seen.add(from);
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/**
 * Writes the inputs of a part where `playgroundStep` expects them, but nothing if you build the part
 * yourself.
 *
 * @param program - URL of the module that builds the part. It and its imports are inputs too.
 */
export async function writeInputs(program: string): Promise<void> {
  const file = process.env.PLAYGROUND_INPUTS;
  if (!file) return;
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [recordInputs],
    build: { ssr: fileURLToPath(program), write: false },
  });
  writeFileSync(file, JSON.stringify(repositoryFiles(seen), null, 2));
}

/** Sorted paths relative to the repository's root. */
function repositoryFiles(ids: Iterable<string>): readonly string[] {
  const paths = [...ids]
    .map((id) => id.replace(/\?.*$/, ''))
    // Packages and virtual modules have names instead of paths, or paths of no file.
    .filter((id) => isAbsolute(id) && !id.includes('node_modules') && existsSync(id))
    .map((file) => relative(repository, file).split(sep).join('/'));
  return [...new Set(paths)].sort();
}
