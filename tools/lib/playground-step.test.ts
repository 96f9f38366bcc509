import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { folderWith } from '../../tests/data/folder.ts';
import { playgroundStep } from './playground-step.mjs';
import { Progress } from './progress.mjs';

let root: string;
let printed: string;

const file = (path: string) => join(root, path);
const part = {
  name: 'frames',
  output: 'frames',
  build: ['frames/build.mjs'],
};
const build = (what = part) =>
  playgroundStep(root, new Progress({ write: (text) => (printed += text) }), [what]);

beforeEach(() => {
  printed = '';
  root = folderWith({
    '.gitignore': 'node_modules/\n.cache/\n/dist/\n',
    'package-lock.json': '{}',
    'table.ts': '1',
    'extra.ts': '1',
    'elsewhere.ts': '1',
    'frames/build.mjs': `import fs from 'node:fs';
     fs.mkdirSync('dist/frames', { recursive: true });
     fs.writeFileSync('dist/frames/made.txt', fs.readFileSync('table.ts'));
     if (fs.existsSync('edit-meanwhile')) fs.writeFileSync('table.ts', '3');
     fs.writeFileSync(process.env.PLAYGROUND_INPUTS, JSON.stringify(['table.ts', 'extra.ts'].filter(fs.existsSync)));`,
  });
  for (const path of ['package-lock.json', 'table.ts', 'extra.ts']) utimesSync(file(path), 0, 0);
});

it('builds a part once', async () => {
  await build();
  await build();
  expect(printed).toMatch(/built frames .*\n.*up to date/);
  expect(readFileSync(file('dist/frames/made.txt'), 'utf8')).toBe('1');
});

it.each([
  ['an input changed', () => writeFileSync(file('table.ts'), '2')],
  ['an input is gone', () => rmSync(file('extra.ts'))],
  ['the packages changed', () => writeFileSync(file('package-lock.json'), '{"a":1}')],
  ['its output is gone', () => rmSync(file('dist'), { recursive: true })],
  ['its output was changed', () => writeFileSync(file('dist/frames/made.txt'), 'x')],
])('builds it again when %s', async (_, change) => {
  await build();
  change();
  printed = '';
  await build();
  expect(printed).toContain('built frames');
});

it('builds it again when an input was edited during the build', async () => {
  writeFileSync(file('edit-meanwhile'), '');
  await build();
  rmSync(file('edit-meanwhile'));
  printed = '';
  await build();
  expect(printed).toContain('built frames');
  expect(readFileSync(file('dist/frames/made.txt'), 'utf8')).toBe('3');
});

it('leaves it alone when something else changed', async () => {
  await build();
  writeFileSync(file('elsewhere.ts'), '2');
  printed = '';
  await build();
  expect(printed).toContain('up to date');
});

it('says which part failed and why', async () => {
  writeFileSync(file('frames/build.mjs'), 'throw new Error("no such kit")');
  await expect(build()).rejects.toMatchObject({
    message: expect.stringContaining("Building the playground's frames failed"),
    causeLines: expect.arrayContaining([expect.stringContaining('no such kit')]),
  });
});
