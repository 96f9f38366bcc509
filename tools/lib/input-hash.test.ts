import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../website/site/settings.ts';
import { inputHash, settingNames, sourceFiles, switchNames } from './input-hash.mjs';

let root: string;

function write(path: string, content = '') {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'));
  write(
    '.gitignore',
    'node_modules/\n/build/\n.cache/\n*.log\n# Comment.\n/website/versioned_docs/version-7/\n',
  );
  write('website/docs/intro.mdx', '# Intro');
  write('website/docs/Größe.mdx', '# Size');
  write('src/page.tsx');
  write('src/page.test.tsx');
  write('tests/e2e/page.ts');
  write('samples/recorded-outcomes.json.br');
  for (const folder of ['node_modules', 'build', '.cache', '.git', 'packages/x/node_modules']) {
    write(`${folder}/generated.js`);
  }
  write('website/versioned_docs/version-7/intro.mdx', '# Intro');
  write('src/rebuild/page.tsx');
  write('src/build/plugin.ts');
  write('build.log');
});

afterEach(() => rmSync(root, { recursive: true }));

it('source files are all files except tests, records, and files that git ignores', () => {
  expect(sourceFiles(root)).toEqual([
    '.gitignore',
    'src/build/plugin.ts',
    'src/page.tsx',
    'src/rebuild/page.tsx',
    'website/docs/Größe.mdx',
    'website/docs/intro.mdx',
  ]);
});

describe('input hash', () => {
  it('stays the same until an input changes', () => {
    const before = inputHash(root, {});
    write('src/page.test.tsx', 'edited');
    write('build/index.html', 'built');
    expect(inputHash(root, { HOME: '/elsewhere' })).toBe(before);
  });

  it.each([
    ['an edited file', () => write('website/docs/intro.mdx', '# Start')],
    ['a new file', () => write('website/docs/new.mdx')],
    ['a deleted file', () => rmSync(join(root, 'src/page.tsx'))],
  ])('notices %s', (_, change) => {
    const before = inputHash(root, {});
    change();
    expect(inputHash(root, {})).not.toBe(before);
  });

  it('notices a setting', () => {
    const hashes = [{}, { ANNOUNCEMENT: 'off' }, { ANNOUNCEMENT: 'New' }].map((env) =>
      inputHash(root, env),
    );
    expect(new Set(hashes).size).toBe(3);
  });

  it.each(switchNames)('notices the switch %s', (name) => {
    expect(inputHash(root, { [name]: 'true' })).not.toBe(inputHash(root, {}));
  });

  it('knows every setting that a build reads', () => {
    const read = new Set<string>();
    const env = new Proxy<Record<string, string | undefined>>(
      {},
      { get: (_, name) => void read.add(String(name)) },
    );
    readSettings(env);
    expect([...read].sort()).toEqual([...settingNames].sort());
  });
});
