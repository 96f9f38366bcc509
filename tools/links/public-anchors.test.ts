import { expect, it } from 'vitest';
import type { BuiltSite } from './check.ts';
import { checkPublicAnchors } from './public-anchors.ts';
import { readHtml } from './references.ts';

const html = {
  '/docs/intro.html': '<h2 id="install">Install</h2>',
  '/docs/changelog.html': '<meta http-equiv="refresh" content="0; url=/releases">',
};
const site: BuiltSite = {
  origin: 'https://x.test',
  has: (file) => file in html,
  links: new Map(Object.entries(html).map(([file, text]) => [file, readHtml(text)])),
};
const problemsOf = (pages: Readonly<Record<string, readonly string[]>>) =>
  checkPublicAnchors(site, { 7: pages }, { 7: '/docs' }, [
    { page: 'intro', anchor: 'training', reason: 'There is none.' },
  ]).map(({ address }) => address);

it('accepts anchors that the page has, pages that redirect, and exceptions', () => {
  expect(problemsOf({ intro: ['install', 'training'], changelog: ['8.0'] })).toEqual([]);
});

it('reports an anchor that the page lacks', () => {
  expect(problemsOf({ intro: ['usage'] })).toEqual(['/docs/intro#usage']);
});

it('reports a page without an address here', () => {
  expect(problemsOf({ expr: [] })).toEqual(['/docs/expr']);
});
