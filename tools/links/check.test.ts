import { describe, expect, it } from 'vitest';
import { type BuiltSite, checkLinks } from './check.ts';
import { readHtml } from './references.ts';

const origin = 'https://x.test';

/** A site of these files; those that end in `.html` are read. */
function siteOf(files: Readonly<Record<string, string>>): BuiltSite {
  const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'));
  return {
    origin,
    has: (file) => file in files,
    links: new Map(pages.map(([file, html]) => [file, readHtml(html)])),
  };
}

const around = {
  '/index.html': '<h2 id="start">Start</h2>',
  '/404.html': '',
  '/docs/intro.html': '<h2 id="install">Install</h2>',
  '/docs/index.html': '<meta http-equiv="refresh" content="0; url=/docs/intro">',
  '/discord.html': '<meta http-equiv="refresh" content="0; url=https://chat.test/">',
  '/api.html': '',
  '/api/index.html': '',
  '/demo.html': '',
  '/assets/main.js': '',
};

const problemsOf = (html: string) =>
  checkLinks(siteOf({ ...around, '/docs/page.html': html })).map(
    ({ file, address, reason }) => `${file}: ${address}: ${reason}`,
  );

describe('a good link', () => {
  it.each([
    '/',
    '/docs/intro',
    '/docs/intro#install',
    '/docs/intro?a=1#install',
    'intro#install',
    '#here',
    '#',
    '#top',
    '/api',
    '/api/index',
    '/demo#q=anything',
    '/discord',
    `${origin}/docs/intro`,
    'https://other.test/',
    'mailto:me@other.test',
  ])('%s', (address) => {
    expect(problemsOf(`<h2 id="here">x</h2><a href="${address}">x</a>`)).toEqual([]);
  });
});

describe('a bad link', () => {
  it.each([
    ['/docs/nowhere', 'leads to nothing'],
    ['nowhere', 'leads to nothing'],
    ['/docs/intro#gone', '/docs/intro has no anchor "gone"'],
    ['#gone', '/docs/page has no anchor "gone"'],
    ['/docs/intro.html', 'is another spelling of /docs/intro'],
    ['/docs/intro/', 'is another spelling of /docs/intro'],
    ['/docs', 'leads to a page that redirects to /docs/intro. Link to that one'],
    ['/404.html', 'leads to the 404 page'],
    ['', 'is empty'],
    ['https://', 'is not a valid URL'],
    ['http://other.test/', 'leads to another site without https'],
    ['javascript:void 0', 'runs a script instead of leading to an address'],
    ['/docs/%E0%A4%A', 'has damaged percent-encoding'],
  ])('%s %s', (address, reason) => {
    expect(problemsOf(`<a href="${address}">x</a>`)).toEqual([
      `/docs/page.html: ${address}: ${reason}`,
    ]);
  });

  it('is reported once per page', () => {
    expect(problemsOf('<a href="/a">x</a><a href="/a">y</a>')).toHaveLength(1);
  });

  it('opens another window without rel="noopener"', () => {
    expect(problemsOf('<a target="_blank" href="https://other.test/">x</a>')).toEqual([
      '/docs/page.html: https://other.test/: opens another window without rel="noopener"',
    ]);
  });
});

it('an asset must exist on this site', () => {
  const html = '<script src="/assets/main.js"></script><script src="/assets/gone.js"></script>';
  expect(problemsOf(html)).toEqual(['/docs/page.html: /assets/gone.js: leads to nothing']);
  expect(problemsOf('<img src="https://other.test/a.png">')).toEqual([
    '/docs/page.html: https://other.test/a.png: is loaded from another site',
  ]);
});

it('a redirect must lead to an existing page and anchor', () => {
  const page = (to: string) => problemsOf(`<meta http-equiv="refresh" content="0; url=${to}">`);
  expect(page('/docs/intro#install')).toEqual([]);
  expect(page('/docs/intro#gone')).toHaveLength(1);
  expect(page('/gone')).toHaveLength(1);
  expect(page('/docs')).toHaveLength(1);
});
