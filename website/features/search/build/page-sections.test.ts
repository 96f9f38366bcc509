import { describe, expect, it } from 'vitest';
import { readPage } from '../../article/build/built-pages/page.ts';
import { pageSections } from './page-sections.ts';
import { shortened } from './shorten.ts';

const sectionsOf = (html: string, path: string) => pageSections(readPage(html, path));

const page = (article: string) => `<!doctype html><html><head>
<meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=docs-default-7>
<meta name=description content="What it is about"></head><body><nav>menu</nav><main>
<ul><li class=breadcrumbs__item><a href=/><svg></svg></a><li class=breadcrumbs__item><a>Utilities</a>
<li class="breadcrumbs__item breadcrumbs__item--active"><span>Export</span></ul>
${article}</main></body></html>`;

describe('the sections of a page', () => {
  const article = page(`<div class="theme-doc-markdown markdown"><header><h1>Export</h1></header>
<p>First &lt;b&gt; text.</p><pre><code>const code = 1;</code></pre>
<h2 class=anchor id=formats>Formats<a class=hash-link href=#formats>&#8203;</a></h2>
<span class="badge badge--secondary">since v8.1</span><p class=api-line><a href=/demo>Try it in the demo</a></p>
<p>Some text<p>More text<table><thead><tr><th>Name<th>What<tbody>
<tr id=sql><td><a href=#sql><code>sql</code></a> <a class=api-mark href=/api/sql>API</a><td>a string<tr><td>no name<td>other</table>
<p>After the table.<h3 id=deep>Deep</h3><p>Deep text.<h2 id=last>Last</h2></div>`);
  const sections = sectionsOf(article, '/docs/utils/export');

  it('are the page, its headings and the names that its tables define', () => {
    expect(sections.map(({ url, level, trail }) => [url, level, trail])).toEqual([
      ['/docs/utils/export', 1, ['Utilities', 'Export']],
      ['/docs/utils/export#formats', 2, ['Utilities', 'Export', 'Formats']],
      ['/docs/utils/export#sql', 3, ['Utilities', 'Export', 'Formats', 'sql']],
      ['/docs/utils/export#deep', 3, ['Utilities', 'Export', 'Formats', 'Deep']],
      ['/docs/utils/export#last', 2, ['Utilities', 'Export', 'Last']],
    ]);
  });

  it('have the text up to the next section, without code, badges, and menus', () => {
    expect(sections.map(({ text }) => text)).toEqual([
      'First <b> text.',
      'Some text More text Name What no name other After the table.',
      'a string',
      'Deep text.',
      '',
    ]);
  });

  it('have the names of their former anchors after the text, which is never shown', () => {
    const renamed = page(`<div class="theme-doc-markdown markdown"><header><h1>Export</h1></header>
<p>First text, <a href=#sql><span id=old-start></span>linked</a>.
<h2 id=formats><span id=all-formats-1></span>Formats</h2><p>Some text.<table>
<tr id=sql><td><span id=structured-query></span><a href=#sql>sql</a><td>a string</table></div>`);
    expect(sectionsOf(renamed, '/docs/utils/export').map(({ text }) => text)).toEqual([
      'First text, linked.\nold start',
      'Some text.\nall formats',
      'a string\nstructured query',
    ]);
  });

  it('have the description if a page has no article', () => {
    expect(sectionsOf(page('<h1>Demo</h1>'), '/demo')).toMatchObject([
      { url: '/demo', trail: ['Utilities', 'Demo'], text: 'What it is about' },
    ]);
  });

  it('don’t exist for the search page, or for files that only redirect', () => {
    expect(sectionsOf(article, '/search')).toEqual([]);
    expect(sectionsOf('<html><meta http-equiv=refresh></html>', '/docs/old')).toEqual([]);
  });
});

describe('a page of the reference', () => {
  it('is one section, found by the names of its members', () => {
    const reference = page(`<article><div class="theme-doc-markdown markdown"><header>
<p>Interface of react-querybuilder, since v3</p><h1>RuleGroupType</h1></header>
<h2 id=-properties>Properties</h2><h3 id=path>path</h3><p>Of the group.<h3 id=id>id</h3></div></article>`).replace(
      'docs-default-7',
      'docs-api-current',
    );
    const address = '/api/react-querybuilder/index/interfaces/RuleGroupType';
    expect(sectionsOf(reference, address)).toEqual([
      {
        tag: 'docs-api-current',
        url: address,
        level: 1,
        trail: ['API reference', 'RuleGroupType'],
        text: 'Interface of react-querybuilder, since v3. What it is about\npath id',
      },
    ]);
  });
});

describe('a long text', () => {
  it('keeps its start, and each word that only occurs later, except for stop words', () => {
    const text = `${'start of it '.repeat(60)}combinator with combinators start`;
    const [shown, searched] = shortened(text).split('\n');
    expect(shown?.length).toBeLessThanOrEqual(181);
    expect(searched).toBe('combinator');
  });

  it('is left alone when it is short', () => {
    expect(shortened('short')).toBe('short');
  });
});
