import { describe, expect, it } from 'vitest';
import { readHtml, readMarkdown, urlsOfCss } from './references.ts';

const addressesOf = (html: string, use?: string) =>
  readHtml(html)
    .references.filter((one) => use === undefined || one.use === use)
    .map(({ address }) => address);

describe('HTML', () => {
  it('has links', () => {
    const html = `<a href="/docs/intro#a&amp;b">x</a><area href=/area><form action="/search"></form>
      <a>no link</a><button formaction="/go">x</button><!-- <a href="/comment"> -->`;
    expect(addressesOf(html, 'link')).toEqual(['/docs/intro#a&b', '/area', '/search', '/go']);
  });

  it('has what is loaded with it or ahead of it', () => {
    const html = `<script src=/a.js></script><link rel="stylesheet" href="/b.css">
      <link rel=modulepreload href=/c.js><link rel="prefetch" href="/d.js"><link rel=icon href=/e.svg>
      <link rel=preconnect href=https://fonts.example.com>
      <img src="/f.png" srcset="/f.png 1x, /g.png 2x"><video poster=/h.png src=/i.mp4></video>
      <iframe src="/frames/antd"></iframe><svg><use href="#icon"></use></svg>
      <style>.x{background:url(/j.png)}</style><p style="background: url('/k.png')">x</p>`;
    expect(addressesOf(html)).toEqual([
      '/a.js',
      '/b.css',
      '/c.js',
      '/d.js',
      '/e.svg',
      '/f.png',
      '/f.png',
      '/g.png',
      '/i.mp4',
      '/h.png',
      '/frames/antd',
      '#icon',
      '/j.png',
      '/k.png',
    ]);
  });

  it('claims addresses in its head and its structured data', () => {
    const html = `<link rel=canonical href="https://x.test/"><link rel=alternate href=/next.xml>
      <meta property="og:image" content="https://x.test/card.png"><meta name=author content="me">
      <script type="application/ld+json">{"@context": "https://schema.org",
        "@id": "https://x.test/#website", "item": ["https://x.test/docs", {"name": "a"}]}</script>`;
    expect(addressesOf(html, 'claim')).toEqual([
      'https://x.test/',
      '/next.xml',
      'https://x.test/card.png',
      'https://x.test/docs',
    ]);
  });

  it('has a fault when its structured data can’t be read', () => {
    const { faults } = readHtml('<script type="application/ld+json">{"a": </script>');
    expect(faults).toEqual([expect.stringMatching(/^its structured data is not JSON/)]);
  });

  it('has anchors', () => {
    const { anchors } = readHtml('<h2 id="a">A</h2><a name="b"></a><tr id=c><input name="d">');
    expect([...anchors]).toEqual(['a', 'b', 'c']);
  });

  it('may redirect its readers', () => {
    const html = '<meta http-equiv="refresh" content="0; url=/docs/intro">';
    expect(readHtml(html).redirectsTo).toBe('/docs/intro');
    expect(readHtml('<meta http-equiv=Refresh content=5>').faults).toHaveLength(1);
  });

  it.each([
    ['<a target="_blank" href="https://a.test">', true],
    ['<a target="_blank" rel="noopener noreferrer" href="https://a.test">', undefined],
    ['<a target="_blank" rel="noreferrer" href="https://a.test">', undefined],
    ['<a rel="nofollow" href="https://a.test">', undefined],
  ])('%s shares its window: %s', (html, sharesWindow) => {
    expect(readHtml(html).references[0]?.sharesWindow).toBe(sharesWindow);
  });
});

it('stylesheets name pictures, fonts and stylesheets', () => {
  const css = `@import "a.css"; @import url(b.css); /* url(not.png) */
    .x { background: url("c d.png"), url( e.png ) } @font-face { src: url('f.woff2') }`;
  expect(urlsOfCss(css)).toEqual(['a.css', 'b.css', 'c d.png', 'e.png', 'f.woff2']);
});

it('Markdown has links outside of its code', () => {
  const markdown = `[a](/a) ![b](</b.png>) [c](https://c.test/x_(y) "title") <https://x.test/d>
\`[not](/not)\` and https://x.test/e. and https://other.test/f

\`\`\`\`md
[not](/fenced)
\`\`\`
[not](/still-fenced)
\`\`\`\`

[g]: https://g.test/page
`;
  expect(readMarkdown(markdown, 'https://x.test').references.map(({ address }) => address)).toEqual(
    [
      '/a',
      '/b.png',
      'https://c.test/x_(y)',
      'https://g.test/page',
      'https://x.test/d',
      'https://x.test/e',
    ],
  );
});
