import { expect, it } from 'vitest';
import type { BuiltSite } from './check.ts';
import { checkFormerAnchors } from './former-anchors.ts';
import { readHtml } from './references.ts';

const html = {
  '/docs/intro.html': '<h2 id="install">Install</h2>',
  '/docs/6/intro.html': '<h2 id="setup"><span id="set-up"></span>Setup</h2>',
};
const site: BuiltSite = {
  origin: 'https://x.test',
  has: (file) => file in html,
  links: new Map(Object.entries(html).map(([file, text]) => [file, readHtml(text)])),
};
const problemsOf = (page: string, anchor: string) =>
  checkFormerAnchors(site, { [page]: { [anchor]: 'setup' } }, ['/docs', '/docs/6']);

it('accepts a former anchor that one version of the page has', () => {
  expect(problemsOf('intro', 'set-up')).toEqual([]);
});

it('reports a former anchor that no version of the page has, because its targets are gone', () => {
  expect(problemsOf('intro', 'usage')).toEqual([
    {
      file: '/docs/intro.html',
      address: 'intro#usage',
      reason: expect.stringContaining('website/site/former-anchors.ts'),
    },
  ]);
});

it('reports the former anchors of a page that no version has', () => {
  expect(problemsOf('expr', 'usage')).toMatchObject([{ file: '', address: 'expr#usage' }]);
});
