import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';
import sharp from 'sharp';
import { describe, it } from 'vitest';
import { versions } from '../../releases/versions.ts';
import { attribute, find, findAll, textOf } from '../../website/site/html/elements.ts';
import { htmlOf, pageAddresses, sitemapAddresses, siteUrl } from '../fixture/addresses.ts';
import { buildFolder } from '../fixture/paths.ts';
import { expect, test } from '../fixture/test.ts';

/** Pages, and the address that search engines are to prefer. */
const pages = [
  { address: '/', canonical: '/' },
  { address: '/demo', canonical: '/demo' },
  { address: '/markdown-page', canonical: '/markdown-page' },
  ...versions.map(({ path }) => ({ address: `${path}/intro`, canonical: '/docs/intro' })),
];

/** What the head of a page says. */
function headOf(html: string) {
  const root = fromParse5(parse(html.slice(0, html.indexOf('</head>')))) as Root;
  const all = (tagName: string) => findAll(root, (element) => element.tagName === tagName);
  const document = find(root, ({ tagName }) => tagName === 'html');
  const metadata = all('meta').map((tag): readonly [string, string] => [
    attribute(tag, 'property') || attribute(tag, 'name'),
    attribute(tag, 'content'),
  ]);
  const meta = (name: string) =>
    metadata.filter(([one]) => one === name).map(([, content]) => content);
  const links = all('link').map((tag) => ({
    rel: attribute(tag, 'rel'),
    language: attribute(tag, 'hrefLang'),
    type: attribute(tag, 'type'),
    href: attribute(tag, 'href'),
  }));
  const hrefs = (rel: string) => links.filter((one) => one.rel === rel).map(({ href }) => href);
  return {
    document: { lang: attribute(document, 'lang'), dir: attribute(document, 'dir') },
    meta,
    links,
    hrefs,
    title: textOf(all('title')[0]),
    description: meta('description').join(),
    noIndex: meta('robots').some((robots) => robots.includes('noindex')),
    preview: Object.fromEntries(metadata.filter(([name]) => /^(?:og|twitter):/.test(name))),
    data: all('script')
      .filter((tag) => attribute(tag, 'type') === 'application/ld+json')
      .map((tag) => textOf(tag)),
  };
}

const heads = pageAddresses().map((address) => ({ address, ...headOf(htmlOf(address)) }));

describe('the head of a page', () => {
  it.for(pages)('$address as built', (page) => {
    expectHead(headOf(htmlOf(page.address)), page);
  });

  test.for(pages)('$address in the browser', async (page, { tour }) => {
    const opened = await tour.visit(page.address);
    expectHead(headOf(await opened.content()), page);
  });
});

describe('files that the head names', () => {
  it('the social card is a single small picture in the size that previews need', async () => {
    const [card = '', ...others] = new Set(
      heads.map(({ preview }) => new URL(preview['og:image'] ?? '').pathname),
    );
    expect(others).toEqual([]);
    const file = readFileSync(join(buildFolder, card));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(file.length).toBeLessThan(16 * 1024);
  });
});

describe('all pages', () => {
  it('are in the sitemap once if they’re canonical', () => {
    const listed = sitemapAddresses();
    const canonical = heads
      .filter(
        ({ address, hrefs, noIndex }) =>
          hrefs('canonical').includes(siteUrl() + address) && !noIndex,
      )
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
    const key = `${head.meta('docusaurus_tag')}: ${saying(head)}`;
    groups.set(key, [...(groups.get(key) ?? []), head.address]);
  }
  return [...groups].filter(([, addresses]) => addresses.length > 1);
}

function expectHead(
  head: ReturnType<typeof headOf>,
  { address, canonical }: (typeof pages)[number],
) {
  const { meta, links, hrefs } = head;
  const own = siteUrl() + address;
  const preferred = siteUrl() + canonical;

  expect(hrefs('canonical')).toEqual([preferred]);
  expect(meta('og:url')).toEqual([preferred]);
  expect(links.filter(({ language }) => language)).toEqual(
    ['en', 'x-default'].map((language) => ({ rel: 'alternate', language, type: '', href: own })),
  );
  expect(links.filter(({ type }) => type === 'text/markdown')).toMatchObject([
    { rel: 'alternate', href: address === '/' ? '/index.md' : `${address}.md` },
  ]);
  expect(hrefs('preconnect')).toEqual([]);
  expect(hrefs('icon')).toEqual(['/img/favicon.svg']);

  expect(meta('og:locale')).toEqual(['en']);
  expect(meta('og:locale:alternate')).toEqual([]);
  expect(meta('twitter:card')).toEqual(['summary_large_image']);
  expect(meta('viewport')).toEqual(['width=device-width, initial-scale=1.0']);
  expect(meta('generator')).toEqual(['Docusaurus v3.10.2']);
  expect(meta('theme-color')).toEqual(['#3c649f']);
  expect(meta('robots')).toEqual([]);

  const [description, ...others] = meta('description');
  expect(others).toEqual([]);
  expect(description?.length).toBeGreaterThan(20);
  expect(meta('og:description')).toEqual([description]);
  expect(head.title).toContain('React Query Builder');
  expect(head.document).toEqual({ lang: 'en', dir: 'ltr' });
}
