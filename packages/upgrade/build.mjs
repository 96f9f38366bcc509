// @ts-check
// Builds both module systems, each with its types.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** @param {string} folder @param {string} type of modules in Node @param {readonly string[]} options */
function compile(folder, type, ...options) {
  rmSync(folder, { recursive: true, force: true });
  const args = [tsc, '-p', 'tsconfig.build.json', '--outDir', folder, ...options];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
  writeFileSync(`${folder}/package.json`, `${JSON.stringify({ type })}\n`);
}

compile('dist/esm', 'module', '--module', 'esnext');
compile('dist/cjs', 'commonjs', '--module', 'commonjs', '--noCheck');
