import { describe, expect, it } from 'vitest';
import { keyOf } from '../../page-file.ts';
import { docsByPath, withoutPages } from './client-routes.ts';
import { generatedFiles, parseGenerated, writeGenerated } from './generated.ts';

const entry = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

const texts = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/demo',
    component: ComponentCreator('/demo', 'a1'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'b2'),
    routes: [
      {
        path: '/docs/intro',
        component: ComponentCreator('/docs/intro', 'c3'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/docs/tips/path',
        component: ComponentCreator('/docs/tips/path', 'd4'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  chunkNames: JSON.stringify({
    '/demo-a1': { __comp: 'demo', words: 'words' },
    '/docs-b2': { __comp: 'root', __context: { plugin: 'context' } },
    '/docs/intro-c3': { __comp: 'item', content: 'intro' },
    '/docs/tips/path-d4': { __comp: 'item', content: 'path' },
  }),
  registry: `export default {
${entry('demo', '@site/src/demo.tsx')}
${entry('words', '@site/words.mdx')}
${entry('root', '@theme/DocRoot')}
${entry('context', '@generated/context.json')}
${entry('item', '@theme/DocItem')}
${entry('intro', '@site/intro.mdx')}
${entry('path', '@site/path.mdx')}};
`,
  globalData: JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: {
        versions: ['7', '6'].map((name) => ({
          name,
          mainDocId: 'intro',
          docs: [
            { id: 'intro', path: `/docs/${name}/intro` },
            { id: 'tips/path', path: `/docs/${name}/tips/path` },
            name === '7'
              ? { id: 'utils/export', path: '/docs/7/utils/export' }
              : { id: 'api/export', path: '/docs/6/api/export' },
          ],
        })),
      },
    },
  }),
};

describe('what the client learns about routes', () => {
  const written = writeGenerated(withoutPages(parseGenerated(texts)));

  it('leaves out the pages that are files, and marks the route around them', () => {
    const [, list = ''] = /^export default (\[.*\])\.map/m.exec(written.routes) ?? [];
    expect(JSON.parse(list)).toEqual([
      { path: '/demo', component: ['/demo', 'a1'], exact: true },
      { path: '/docs', component: ['/docs', 'b2'], routes: [], hasPageFiles: true },
      { path: '*', component: ['*'] },
    ]);
  });

  it('leaves out the chunks of those pages', () => {
    expect(Object.keys(JSON.parse(written.chunkNames))).toEqual(['/demo-a1', '/docs-b2']);
    expect(
      [...written.registry.matchAll(/webpackChunkName: "(\w+)"/g)].map(([, name]) => name),
    ).toEqual(['demo', 'words', 'root', 'context']);
  });

  it('knows the main page of each version', () => {
    const { versions } = JSON.parse(written.globalData)['docusaurus-plugin-content-docs'].default;
    expect(versions.map(({ docs }: { docs: object[] }) => docs)).toEqual([
      [{ id: 'intro', path: '/docs/7/intro' }],
      [{ id: 'intro', path: '/docs/6/intro' }],
    ]);
  });
});

it.each(['tips/path', 'api/export'])('finds %s in all versions', (page) => {
  const docs = docsByPath(parseGenerated(texts)).get(`/docs/6/${page}`);
  expect(docs?.map(({ version }) => version)).toEqual(['7', '6']);
});

it.each(Object.entries(generatedFiles).filter(([name]) => ['routes', 'registry'].includes(name)))(
  'rejects %s in another format, and says how to build in the meantime',
  (name) => {
    const other =
      name === 'routes' ? 'export default []' : 'export default { a: () => import("a") }';
    expect(() => parseGenerated({ ...texts, [name]: other })).toThrow(/SITE_STOCK=true/);
  },
);

it.each([
  '/docs/Intro',
  '/docs/intro/',
  '/docs/intro.html',
  '/docs/intro/index.html',
  '/docs/intro?a=b#c',
])('treats %s as the same page, like the router does', (address) => {
  expect(keyOf(address)).toBe('/docs/intro');
});
