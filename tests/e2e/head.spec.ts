import { Window } from 'happy-dom';
import { describe, expect, inject, it } from 'vitest';
import { versions } from '../../versions.config.ts';
import { siteUrl } from '../fixture/addresses.ts';
import { test } from '../fixture/test.ts';

/** Pages, and the address that search engines are to prefer. */
const pages = [
  { address: '/', canonical: '/' },
  { address: '/demo', canonical: '/demo' },
  { address: '/markdown-page', canonical: '/markdown-page' },
  ...versions.map(({ path }) => ({ address: `${path}/intro`, canonical: '/docs/intro' })),
];

describe('head as served', () => {
  it.for(pages)('$address', async (page) => {
    const response = await fetch(inject('origin') + page.address);
    expectHead(await response.text(), page);
  });
});

describe('head in the browser', () => {
  test.for(pages)('$address', async (page, { tour }) => {
    expectHead(await (await tour.visit(page.address)).content(), page);
  });
});

describe('files that the head names', () => {
  it.for([
    { what: 'favicon', selector: 'link[rel=icon]', attribute: 'href' },
    { what: 'social image', selector: 'meta[property="og:image"]', attribute: 'content' },
    { what: 'card image', selector: 'meta[name="twitter:image"]', attribute: 'content' },
  ])('$what exists', async ({ selector, attribute }) => {
    const home = await fetch(inject('origin'));
    const [address] = readAll(parse(await home.text()), selector, attribute);
    const { pathname } = new URL(address ?? '', siteUrl());
    const file = await fetch(inject('origin') + pathname);
    expect([pathname, file.status]).toEqual([pathname, 200]);
    expect(file.headers.get('content-type')).toMatch(/^image\//);
  });
});

function expectHead(html: string, { address, canonical }: (typeof pages)[number]) {
  const document = parse(html);
  const meta = (selector: string) => readAll(document, `meta[${selector}]`, 'content');
  const link = (selector: string) => readAll(document, `link${selector}`, 'href');
  const own = siteUrl() + address;
  const preferred = siteUrl() + canonical;

  expect(link('[rel=canonical]')).toEqual([preferred]);
  expect(meta('property="og:url"')).toEqual([preferred]);
  expect(link('[rel=alternate]:not([type])')).toEqual([own, own]);
  expect(link('[rel=alternate][type]')).toEqual([address === '/' ? '/index.md' : `${address}.md`]);
  expect(link('[rel=preconnect]')).toEqual([]);
  expect(link('[rel=alternate][hreflang=en]')).toEqual([own]);
  expect(link('[rel=alternate][hreflang=x-default]')).toEqual([own]);

  expect(meta('property="og:locale"')).toEqual(['en']);
  expect(meta('property="og:locale:alternate"')).toEqual([]);
  expect(meta('name="twitter:card"')).toEqual(['summary_large_image']);
  expect(meta('name="viewport"')).toEqual(['width=device-width, initial-scale=1.0']);
  expect(meta('name="generator"')).toEqual(['Docusaurus v3.10.2']);
  expect(meta('name="theme-color"')).toEqual(['#3c649f']);
  expect(meta('name="robots"')).toEqual([]);

  const [description, ...others] = meta('name="description"');
  expect(others).toEqual([]);
  expect(description?.length).toBeGreaterThan(20);
  expect(meta('property="og:description"')).toEqual([description]);
  expect(document.title).toContain('React Query Builder');
  expect(document.documentElement.getAttribute('lang')).toBe('en');
  expect(document.documentElement.getAttribute('dir')).toBe('ltr');
}

function parse(html: string) {
  return new new Window().DOMParser().parseFromString(html, 'text/html');
}

function readAll(document: ReturnType<typeof parse>, selector: string, attribute: string) {
  return [...document.head.querySelectorAll(selector)].map((element) =>
    element.getAttribute(attribute),
  );
}
