import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse as parse5 } from 'parse5';
import { PNG } from 'pngjs';
import { describe, inject, it } from 'vitest';
import { versions } from '../../releases/versions.ts';
import { attribute, findAll, textOf } from '../../website/site/html/elements.ts';
import { pageAddresses, sitemapAddresses, siteUrl } from '../fixture/addresses.ts';
import { buildFolder } from '../fixture/paths.ts';
import { expect, test } from '../fixture/test.ts';

/** Pages, and the address that search engines are to prefer. */
const pages = [
  { address: '/', canonical: '/' },
  { address: '/demo', canonical: '/demo' },
  { address: '/markdown-page', canonical: '/markdown-page' },
  ...versions.map(({ path }) => ({ address: `${path}/intro`, canonical: '/docs/intro' })),
];

/** What the head of a page says, of all pages. */
const heads = pageAddresses().map((address) => {
  const file = [`${address}.html`, `${address}/index.html`]
    .map((path) => join(buildFolder, path))
    .find(existsSync);
  const html = readFileSync(file ?? '', 'utf8');
  const head = fromParse5(parse5(html.slice(0, html.indexOf('</head>')))) as Root;
  const all = (tagName: string) => findAll(head, (element) => element.tagName === tagName);
  const metadata = all('meta').map((tag): readonly [string, string] => [
    attribute(tag, 'property') || attribute(tag, 'name'),
    attribute(tag, 'content'),
  ]);
  const meta = (name: string) => metadata.find(([one]) => one === name)?.[1] ?? '';
  return {
    address,
    title: textOf(all('title')[0]),
    description: meta('description'),
    canonical: attribute(
      all('link').find((tag) => attribute(tag, 'rel') === 'canonical'),
      'href',
    ),
    noIndex: meta('robots').includes('noindex'),
    version: meta('docusaurus_tag'),
    image: meta('og:image'),
    preview: Object.fromEntries(metadata.filter(([name]) => /^(?:og|twitter):/.test(name))),
    data: all('script')
      .filter((tag) => attribute(tag, 'type') === 'application/ld+json')
      .map((tag) => textOf(tag)),
  };
});

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
  it('the favicon exists', async () => {
    const home = await fetch(inject('origin'));
    const [address] = readAll(parse(await home.text()), 'link[rel=icon]', 'href');
    const file = await fetch(inject('origin') + address);
    expect([address, file.status]).toEqual([address, 200]);
    expect(file.headers.get('content-type')).toMatch(/^image\//);
  });

  it('the social card is a single small picture in the size that previews need', () => {
    const [card = '', ...others] = new Set(heads.map(({ image }) => new URL(image).pathname));
    expect(others).toEqual([]);
    const file = readFileSync(join(buildFolder, card));
    expect(PNG.sync.read(file)).toMatchObject({ width: 1200, height: 630 });
    expect(file.length).toBeLessThan(16 * 1024);
  });
});

describe('all pages', () => {
  it('are in the sitemap once if they’re canonical', () => {
    const listed = sitemapAddresses();
    const canonical = heads
      .filter((head) => head.canonical === siteUrl() + head.address && !head.noIndex)
      .map(({ address }) => address);
    expect([...listed].sort()).toEqual(canonical.sort());
    expect(listed).not.toContain('/search');
    expect(listed).not.toContain('/styleguide');
    expect(listed).toContain('/docs/intro');
    expect(listed).not.toContain('/docs/6/intro');
    expect(listed).toContain('/docs/4/api/querybuilder');
  });

  it('have short titles that differ', () => {
    expect(heads.filter(({ title }) => title.length > 75).map(({ title }) => title)).toEqual([]);
    expect(repeated(({ title }) => title)).toEqual([]);
  });

  it('have descriptions that differ', () => {
    const odd = heads.filter(({ description: { length } }) => length < 25 || length > 200);
    expect(odd.map(({ address, description }) => [address, description])).toEqual([]);
    expect(repeated(({ description }) => description)).toEqual([]);
  });

  it('have previews', () => {
    for (const { address, preview, title, description } of heads) {
      expect([address, preview]).toMatchObject([
        address,
        {
          'og:title': address === '/' ? 'React Query Builder' : title,
          'og:description': description,
          'og:site_name': 'React Query Builder',
          'og:image:width': '1200',
          'og:image:height': '630',
        },
      ]);
      expect(preview['twitter:image'], address).toBe(preview['og:image']);
    }
  });

  it('have structured data with their breadcrumbs', () => {
    for (const { address, data } of heads) {
      const graph = data.flatMap((one) => JSON.parse(one)['@graph']);
      const trail = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement;
      const last = address === '/' ? graph[0].url : trail?.at(-1).item;
      expect(last).toBe(siteUrl() + address);
    }
  });
});

/** What several pages of the same version say; versions are alike on purpose. */
function repeated(saying: (head: (typeof heads)[number]) => string) {
  const groups = new Map<string, string[]>();
  for (const head of heads) {
    const key = `${head.version}: ${saying(head)}`;
    groups.set(key, [...(groups.get(key) ?? []), head.address]);
  }
  return [...groups].filter(([, addresses]) => addresses.length > 1);
}

function expectHead(html: string, { address, canonical }: (typeof pages)[number]) {
  const document = parse(html);
  const meta = (selector: string) => readAll(document, `meta[${selector}]`, 'content');
  const link = (selector: string) => readAll(document, `link${selector}`, 'href');
  const own = siteUrl() + address;
  const preferred = siteUrl() + canonical;

  expect(link('[rel=canonical]')).toEqual([preferred]);
  expect(meta('property="og:url"')).toEqual([preferred]);
  expect(link('[rel=alternate][hreflang]')).toEqual([own, own]);
  expect(link('[rel=alternate][type="text/markdown"]')).toEqual([
    address === '/' ? '/index.md' : `${address}.md`,
  ]);
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
