import { readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const repository = fileURLToPath(new URL('..', import.meta.url));

const seen = new Set<string>();

/** Records the modules of a Vite build. Every build of the playground has it. */
export const recordInputs: Plugin = {
  name: 'record-inputs',
  generateBundle() {
    for (const id of this.getModuleIds()) seen.add(id);
  },
};

/** The text of a file that a part is built from but that no module imports. */
export function readInput(file: string): string {
  seen.add(file);
  return readFileSync(file, 'utf8');
}

/**
 * Writes the inputs of a part where `playgroundStep` expects them. If you build the part yourself,
 * it writes nothing.
 *
 * @param program - URL of the module that builds the part; it and its imports are inputs too.
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

/** The files of this repository among the ids of modules, as sorted paths relative to its root. */
function repositoryFiles(ids: Iterable<string>): readonly string[] {
  const paths = [...ids]
    .map((id) => id.replace(/\?.*$/, ''))
    // Packages and virtual modules have names instead of paths.
    .filter((id) => isAbsolute(id) && !id.includes('node_modules'))
    .map((file) => relative(repository, file).split(sep).join('/'));
  return [...new Set(paths)].sort();
}
