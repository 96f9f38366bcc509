import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderWith } from '../../tests/data/folder.ts';
import { readSettings } from '../../website/site/settings.ts';
import { inputHash, settingNames, sourceFiles, switchNames } from './input-hash.mjs';

let root: string;

const write = (path: string, content: string) => writeFileSync(join(root, path), content);

beforeEach(() => {
  root = folderWith({
    '.gitignore':
      'node_modules/\n/build/\n.cache/\n*.log\n# Comment.\n/website/versioned_docs/version-7/\n',
    'website/docs/intro.mdx': '# Intro',
    'website/docs/Größe.mdx': '# Size',
    'src/page.tsx': '',
    'src/page.test.tsx': '',
    'tests/e2e/page.ts': '',
    'samples/recorded-outcomes.json.br': '',
    'node_modules/generated.js': '',
    'build/generated.js': '',
    '.cache/generated.js': '',
    '.git/generated.js': '',
    'packages/x/node_modules/generated.js': '',
    'website/versioned_docs/version-7/intro.mdx': '# Intro',
    'src/rebuild/page.tsx': '',
    'src/build/plugin.ts': '',
    'build.log': '',
  });
});

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
    ['a new file', () => write('website/docs/new.mdx', '')],
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
