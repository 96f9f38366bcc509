// @ts-check
// Builds the package in the current folder: both module systems, each with its types, and stylesheets.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const esm = 'dist/esm';
const cjs = 'dist/cjs';
const core = '@react-querybuilder/core';

/** @param {string} folder @param {readonly string[]} options */
function compile(folder, ...options) {
  rmSync(folder, { recursive: true, force: true });
  const args = [tsc, '-p', 'tsconfig.build.json', '--outDir', folder, ...options];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
}

/** Servers install the core, which the library re-exports, without the library and React. */
function importCore() {
  for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
    const needsReact = /\bui[/\\.]/.test(file);
    if (needsReact || !/\.(?:js|d\.ts)$/.test(file)) continue;
    const path = join('dist', file);
    const code = readFileSync(path, 'utf8');
    writeFileSync(path, code.replace(/(['"])react-querybuilder\b/g, `$1${core}`));
  }
}

compile(esm, '--module', 'esnext');
compile(cjs, '--module', 'commonjs', '--noCheck', '--declaration', 'false');
// TypeScript would name files inside react-querybuilder in the declarations of the CommonJS build.
cpSync(esm, cjs, {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || path.endsWith('.d.ts'),
});
const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
if (core in dependencies) importCore();
for (const [folder, type] of [
  [esm, 'module'],
  [cjs, 'commonjs'],
]) {
  writeFileSync(`${folder}/package.json`, `${JSON.stringify({ type })}\n`);
}
for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.css')) copyFileSync(join('src', file), join('dist', basename(file)));
}
