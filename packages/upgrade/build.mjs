// @ts-check
// Builds both module systems, each with its types.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const esm = 'dist/esm';
const cjs = 'dist/cjs';

/** @param {string} folder @param {readonly string[]} options */
function compile(folder, ...options) {
  rmSync(folder, { recursive: true, force: true });
  const args = [tsc, '-p', 'tsconfig.build.json', '--outDir', folder, ...options];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
}

compile(esm, '--module', 'esnext');
compile(cjs, '--module', 'commonjs', '--noCheck', '--declaration', 'false');
cpSync(esm, cjs, {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || path.endsWith('.d.ts'),
});
for (const [folder, type] of [
  [esm, 'module'],
  [cjs, 'commonjs'],
]) {
  writeFileSync(`${folder}/package.json`, `${JSON.stringify({ type })}\n`);
}
