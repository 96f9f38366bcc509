import { describe, expect, test } from 'vitest';
import { sharesPages } from '../../releases/versions.ts';
import { addressesOf, filesOfLastCommit, sampleOf } from './touched.ts';

describe('the pages of changed files', () => {
  test.for([
    ['website/versioned_docs/version-5/api/misc.md', '/docs/5/api/misc'],
    ['website/src/pages/index.tsx', '/'],
    ['website/src/pages/_home/Hero.tsx', '/'],
    ['website/src/pages/sandbox.tsx', '/sandbox'],
    ['website/src/pages/markdown-page.mdx', '/markdown-page'],
    ['website/kits/plain/words.mdx', '/demo'],
    ['website/kits/bulma/words.mdx', '/demo/bulma'],
  ] as const)('%s is read at %s', ([file, address]) => {
    expect(addressesOf([file])).toEqual([address]);
  });

  test('a page of Next is read at the address of each version that shares it', () => {
    expect(addressesOf(['website/docs/tips/path.mdx'])).toEqual([
      '/docs/next/tips/path',
      ...(sharesPages ? ['/docs/tips/path'] : []),
    ]);
  });

  test.for([
    'README.md',
    'website/versioned_docs/version-2/intro.mdx',
    'website/versioned_sidebars/version-5-sidebars.json',
    'website/docs/tips/_category_.json',
    'website/src/pages/sandbox.module.css',
    'website/src/theme/CodeBlock/index.tsx',
  ])('%s isn’t a page', (file) => {
    expect(addressesOf([file])).toEqual([]);
  });

  test('are named once each', () => {
    expect(
      addressesOf([
        'website/src/pages/_home/Hero.tsx',
        'website/src/pages/index.tsx',
        'website/kits/plain/words.mdx',
      ]),
    ).toEqual(['/', '/demo']);
  });
});

test('a folder without a previous commit has no list of files', () => {
  expect(filesOfLastCommit('/')).toBeUndefined();
});

describe('a sample', () => {
  test('of a few pages has all of them', () => {
    expect(sampleOf(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c']);
    expect(sampleOf([], 3)).toEqual([]);
  });

  test('of many pages has the maximum size, and covers all parts', () => {
    const sample = sampleOf(
      Array.from({ length: 103 }, (_, index) => index),
      10,
    );
    expect(sample).toHaveLength(10);
    expect(sample[0]).toBe(0);
    expect(sample.at(-1)).toBeGreaterThan(90);
  });
});
