import { describe, expect, it } from 'vitest';
import { addStylesheets, filesByPage, largestFirst } from './files.ts';

const leaf = (path: string) => ({
  path,
  component: { path, hash: 'a' },
  exact: true as const,
  attributes: {},
});

describe('filesByPage', () => {
  it('finds those of a page, of what surrounds it and of what they share', () => {
    const routes = [
      leaf('/plain'),
      {
        path: '/demo',
        component: { path: '/demo', hash: 'a' },
        routes: [leaf('/demo/antd')],
        attributes: {},
      },
    ];
    const chunkNames = {
      '/plain-a': { __comp: 'Plain' },
      '/demo-a': { __comp: 'Demo' },
      '/demo/antd-a': { __comp: 'Kit', words: 'Words' },
    };
    const css = (name: string) => ({ css: [{ publicPath: `/${name}.css` }] });
    const js = (name: string) => ({ js: [{ publicPath: `/${name}.js` }] });
    const manifest = {
      origins: { Plain: ['Plain'], Demo: ['shared', 'Demo'], Kit: ['Kit', 'shared'], Words: [] },
      assets: {
        shared: { ...css('shared'), ...js('shared') },
        Demo: css('demo'),
        Kit: css('kit'),
        Plain: js('plain'),
      },
    };
    expect([...filesByPage({ routes, chunkNames }, manifest)]).toEqual([
      ['/plain', { css: [], js: ['/plain.js'] }],
      ['/demo/antd', { css: ['/shared.css', '/demo.css', '/kit.css'], js: ['/shared.js'] }],
    ]);
  });
});

describe('largestFirst', () => {
  it('keeps the order of equal ones', () => {
    const sizes = new Map([
      ['/a.js', 5],
      ['/b.js', 100],
      ['/c.js', 20],
      ['/d.js', 5],
    ]);
    expect(largestFirst([...sizes.keys()], (file) => sizes.get(file) ?? 0)).toEqual([
      '/b.js',
      '/c.js',
      '/a.js',
      '/d.js',
    ]);
  });
});

describe('addStylesheets', () => {
  const html = '<head><link rel=stylesheet href=/styles.css /><script src=/a.js></script></head>';

  it('adds what is lacking behind what is there', () => {
    expect(addStylesheets(html, ['/styles.css', '/page.css'])).toBe(
      '<head><link rel=stylesheet href=/styles.css /><link rel="stylesheet" href="/page.css"><script src=/a.js></script></head>',
    );
  });

  it('stops at a page of another form', () => {
    expect(() => addStylesheets('<head></head>', ['/page.css'])).toThrow('page-files');
  });
});
