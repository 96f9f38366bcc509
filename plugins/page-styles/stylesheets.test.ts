import { describe, expect, it } from 'vitest';
import { addStylesheets, stylesheetsByPage } from './stylesheets.ts';

const leaf = (path: string) => ({
  path,
  component: { path, hash: 'a' },
  exact: true as const,
  attributes: {},
});

describe('stylesheetsByPage', () => {
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
    const manifest = {
      origins: { Plain: ['Plain'], Demo: ['shared', 'Demo'], Kit: ['Kit', 'shared'], Words: [] },
      assets: { shared: css('shared'), Demo: css('demo'), Kit: css('kit'), Plain: {} },
    };
    expect([...stylesheetsByPage({ routes, chunkNames }, manifest)]).toEqual([
      ['/demo/antd', ['/shared.css', '/demo.css', '/kit.css']],
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
    expect(() => addStylesheets('<head></head>', ['/page.css'])).toThrow('page-styles');
  });
});
