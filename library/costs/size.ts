import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { fixturesDir } from '../fixtures.ts';
import { aliasOf } from '../targets.ts';

const folderOf = (name: string) => join(fixturesDir, 'node_modules', name);

const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));

/**
 * How much an export adds to an app, with everything that it imports except React and other peer
 * dependencies, minified and compressed by Brotli.
 *
 * @param release - An installed release of the package.
 * @param exported - A name, which comes from an entry point of that name where the release has one, or a
 *   stylesheet below `dist/`.
 * @returns Bytes, or `undefined` if the release doesn't have it.
 */
export async function sizeOf(
  packageName: string,
  release: string,
  exported: string,
): Promise<number | undefined> {
  const name = aliasOf(packageName, release);
  if (exported.endsWith('.css')) {
    const file = join(folderOf(name), 'dist', exported);
    return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : undefined;
  }
  const { exports = {}, peerDependencies } = manifestOf(name);
  const entry = exports[`./${exported}`] ? `${name}/${exported}` : name;
  const code = await bundle(`export { ${exported} } from '${entry}';`, peerDependencies);
  return code && brotliCompressSync(code).length;
}

const entry = '\0cost';

/** The code of an app that has only this module; `undefined` if the module imports a name that doesn't exist. */
async function bundle(
  code: string,
  peers: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const external = ['react', 'react-dom', ...Object.keys(peers)];
  try {
    const result = await build({
      configFile: false,
      root: fixturesDir,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        rolldownOptions: {
          input: entry,
          external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
          preserveEntrySignatures: 'strict',
        },
      },
      plugins: [
        {
          name: 'cost',
          resolveId: (id) => (id === entry ? join(fixturesDir, 'cost.js') : undefined),
          load: (id) => (id.endsWith('cost.js') ? code : undefined),
        },
      ],
    });
    const outputs = [result].flat() as { output: readonly { code?: string }[] }[];
    return outputs.flatMap(({ output }) => output.map(({ code = '' }) => code)).join('');
  } catch {
    return undefined;
  }
}
