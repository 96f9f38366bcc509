#!/usr/bin/env node
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { applyEdits, scan } from './scan.ts';

const usage = 'Usage: react-querybuilder-upgrade --from 6 --to 8 [--write] <files and folders>';

function refuse(problem: string): never {
  stderr.write(`${problem}\n${usage}\n`);
  exit(2);
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { from: { type: 'string' }, to: { type: 'string' }, write: { type: 'boolean' } },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function majorIn(text: string | undefined, option: string): number {
  const major = /^v?(\d+)(?:\.|$)/.exec(text ?? '')?.[1];
  return major === undefined
    ? refuse(`${option} needs a major version, such as 6.`)
    : Number(major);
}

function filesIn(path: string): readonly string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return refuse(`There is no file or folder ${path}.`);
  if (!stats.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return filesIn(inside);
    return entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name) ? [inside] : [];
  });
}

const { values, positionals } = optionsOf(argv.slice(2));
const from = majorIn(values.from, '--from');
const to = majorIn(values.to, '--to');
if (from >= to) refuse(`${from} isn’t older than ${to}.`);
if (positionals.length === 0) refuse('Name the files or folders to read.');

let left = 0;
let edited = 0;
for (const path of positionals.flatMap(filesIn)) {
  const code = readFileSync(path, 'utf8');
  const result = scan(code, from, to, path);
  if ('problem' in result) {
    stdout.write(`${path}: ${result.problem}\n`);
    left += 1;
    continue;
  }
  const { code: next, applied } = applyEdits(code, result.findings);
  if (values.write && next !== code) writeFileSync(path, next);
  for (const finding of result.findings) {
    const { line, column, reason, instead, major } = finding;
    const isDone = values.write === true && applied.includes(finding);
    const what = applied.includes(finding) ? (isDone ? 'edited' : 'can be edited') : 'by hand';
    stdout.write(`${path}:${line}:${column} v${major}, ${what}: ${reason} ${instead}\n`);
    if (isDone) edited += 1;
    else left += 1;
  }
}
stdout.write(`${left} left to do${edited > 0 ? `, ${edited} edited` : ''}\n`);
exit(left > 0 ? 1 : 0);
