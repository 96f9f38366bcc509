// @ts-check
// Prints how many bytes some modules have in an app, with everything that they import, minified and compressed. A
// program of its own, because neither Docusaurus nor Vitest can import Vite without changing what it builds.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const entry = '\0module';

/** @typedef {{ root: string, code: string, external: readonly string[] }} Module */

/** @param {Module} module */
async function measure({ root, code, external }) {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [
      {
        name: 'module',
        resolveId: (id) => (id === entry ? `${root}/module.js` : undefined),
        load: (id) => (id === `${root}/module.js` ? code : undefined),
      },
    ],
  });
  if (!('output' in result)) throw new Error('The bundler watches instead of building.');
  const text = result.output.map((part) => ('code' in part ? part.code : '')).join('');
  return { gzip: gzipSync(text).length, brotli: brotliCompressSync(text).length };
}

/** @type {readonly Module[]} */
const modules = JSON.parse(process.argv[2] ?? '[]');
const sizes = [];
for (const module of modules) sizes.push(await measure(module));
console.log(JSON.stringify(sizes));
