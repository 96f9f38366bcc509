import type { Props } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { type BuiltPage, type PageFacts, readPage } from '../../article/build/built-pages/page.ts';
import { headTags } from './index.ts';
import { structuredData, type Thing } from './structured-data.ts';

const origin = 'https://x.test';
const site = { origin, title: 'React Query Builder', tagline: 'An editor' };

/** A page as it is built: attributes without quotes where they need none. */
const built = `<!doctype html><html><head><title data-rh=true>Rule | React Query Builder</title>
<meta data-rh=true property=og:title content="Rule &amp; more | React Query Builder"/>
<meta data-rh=true name=description content='The "row"'/>
<meta data-rh=true name=docusaurus_version content=6 />
<meta data-rh=true name=docusaurus_tag content=docs-default-6 />
<link data-rh=true rel=canonical href=https://x.test/docs/components/rule /></head><body><main>
<nav class="theme-doc-breadcrumbs x" aria-label=Breadcrumbs><ul class=breadcrumbs>
<li class=breadcrumbs__item><a href=/ ><svg/></a><li class=breadcrumbs__item><a class=breadcrumbs__link
href=/docs/6/category/components><span>Components</span></a><li class="breadcrumbs__item
breadcrumbs__item--active"><span>Rule</span></ul></nav><p>See <time datetime=2020-01-01>then</time>.
<b><time datetime=2026-11-20T20:39:59.000Z itemprop=dateModified>Nov 20</time></b></main></body></html>`;

const rule: PageFacts = {
  path: '/docs/6/components/rule',
  title: 'Rule & more',
  description: 'The "row"',
  canonical: 'https://x.test/docs/components/rule',
  version: '6',
  trail: [{ name: 'Components', path: '/docs/6/category/components' }],
  modified: '2026-11-20T20:39:59.000Z',
};

const page = (path: string, rest: Partial<PageFacts> = {}): PageFacts => ({
  path,
  title: 'Title',
  description: 'Description',
  canonical: origin + path,
  version: undefined,
  trail: [],
  modified: undefined,
  ...rest,
});

it('reads what a built page says about itself', () => {
  expect(readPage(built, rule.path, site.title).facts).toEqual(rule);
});

describe('structured data', () => {
  const graphOf = (facts: PageFacts) => {
    const data = structuredData(facts, site, `${origin}/card.png`) as {
      readonly '@graph': readonly Thing[];
    };
    return data['@graph'];
  };
  const trailOf = (facts: PageFacts) => {
    const steps = graphOf(facts).flatMap(
      (thing) => (thing.itemListElement ?? []) as readonly { name: string; item: string }[],
    );
    return steps.map(({ name, item }) => [name, item.slice(origin.length)]);
  };

  it('of a docs page is an article about a release, and its breadcrumbs', () => {
    const [article, trail] = graphOf(rule);
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      url: 'https://x.test/docs/6/components/rule',
      headline: 'Rule & more',
      dateModified: '2026-11-20T20:39:59.000Z',
      about: { name: 'react-querybuilder', version: '6.5.5' },
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(trailOf(rule)).toEqual([
      ['Home', '/'],
      ['Docs, v6', '/docs/6/intro'],
      ['Components', '/docs/6/category/components'],
      ['Rule & more', '/docs/6/components/rule'],
    ]);
  });

  it('of a symbol names its module', () => {
    const facts = page('/api/datetime/luxon/functions/f', { title: 'f (@x/datetime/luxon)' });
    expect(graphOf(facts)[0]).toMatchObject({
      '@type': 'APIReference',
      name: 'f',
      executableLibraryName: '@x/datetime/luxon',
    });
    expect(trailOf(facts).slice(1, 3)).toEqual([
      ['API', '/api'],
      ['@x/datetime/luxon', '/api/datetime/luxon'],
    ]);
  });

  it('of the home page is the site and the library', () => {
    const types = graphOf(page('/')).map((thing) => thing['@type']);
    expect(types).toEqual(['WebSite', 'SoftwareSourceCode']);
  });

  it('names no introduction twice', () => {
    expect(trailOf(page('/docs/6/intro', { version: '6' }))).toEqual([
      ['Home', '/'],
      ['Title', '/docs/6/intro'],
    ]);
  });
});

it('the structured data in a page can’t end its element', () => {
  const { write } = headTags({ siteConfig: { url: origin } } as Props);
  const facts = page('/a', { title: '</script><b>' });
  const html = write?.('<head><title>x</title></head>', { facts } as BuiltPage) ?? '';
  expect(html).toMatch(/^<head><title>x<\/title><meta .*<\/script><\/head>$/);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
