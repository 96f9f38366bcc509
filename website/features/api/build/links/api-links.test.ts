import type { Element, Root as HtmlRoot } from 'hast';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { beforeAll, describe, expect, it } from 'vitest';
import { latest } from '../../../../../releases/versions.ts';
import { highlight } from '../../../code/build/highlight.ts';
import type { Catalogue } from '../model/catalogue.ts';
import { createReference } from '../reference.ts';
import { referenceAddress } from './addresses.ts';
import { linkImports } from './imports.ts';
import { apiLinks } from './index.ts';

const index = '/api/react-querybuilder/index';
const { catalogue: make } = createReference('');
let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await make();
}, 120_000);

const plugins = apiLinks({ catalogue: make, versions: ['current', latest.name], pathPrefix: '' });

describe('referenceAddress', () => {
  it.each([
    ['add', `${index}/functions/add`],
    [
      'QueryBuilderProps.showCloneButtons',
      `${index}/type-aliases/QueryBuilderProps#showCloneButtons`,
    ],
    ['ValueEditorProps.fieldData', `${index}/interfaces/ValueEditorProps#fieldData`],
    ['react-querybuilder/parseCEL', '/api/react-querybuilder/parseCEL'],
    ['@react-querybuilder/antd', '/api/antd'],
  ])('%s', (name, address) => {
    expect(referenceAddress(catalogue, name)).toBe(address);
  });

  it.each([
    ['nothing', 'the API reference has no "nothing"'],
    ['QueryBuilderProps.nothing', '"QueryBuilderProps" has no member "nothing"'],
    ['a.b.c', 'the API reference has no "a.b.c"'],
  ])('refuses %s', (name, message) => {
    expect(() => referenceAddress(catalogue, name)).toThrow(message);
  });
});

describe('links of pages', () => {
  const transform = async (source: string, path: string) => {
    const tree = unified().use(remarkParse).parse(source) as Root;
    await plugins.remark()(tree, { path });
    return JSON.stringify(tree);
  };

  it('lead to the reference', async () => {
    expect(await transform('[a](api:add)', '/site/website/docs/page.mdx')).toContain(
      `"${index}/functions/add"`,
    );
  });

  it.each([
    [
      '[a](api:ad)',
      '/site/website/docs/page.mdx',
      '/site/website/docs/page.mdx:1: api:ad: the API reference has no "ad".',
    ],
    [
      '\n\n[a](api:add)',
      '/site/website/versioned_docs/version-6/page.mdx',
      'page.mdx:3: api:add: this page covers a different release',
    ],
  ])('stop the build: %s on %s', async (source, path, message) => {
    await expect(transform(source, path)).rejects.toThrow(message);
  });
});

describe('definitions', () => {
  const code = (name: string) => h('code', name);
  const transform = async (...children: Element[]) => {
    const tree: HtmlRoot = { type: 'root', children };
    await plugins.rehype()(tree, { path: '/site/website/docs/page.mdx' });
    return [...JSON.stringify(tree).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href);
  };

  it.each([
    ['a heading', h('h3', [code('formatQuery()')]), [`${index}/functions/formatQuery`]],
    ['a row', h('tr#add', [h('td', [code('add()')]), h('td')]), [`${index}/functions/add`]],
    ['a row that isn’t a definition', h('tr', [h('td', [code('add()')])]), []],
    ['a word that is also a function', h('tr#update', [h('td', [code('update')])]), []],
    ['a name that the library lacks', h('h3', [code('getFoo()')]), []],
    ['two names', h('h3', [code('add()'), code('remove()')]), []],
  ])('%s', async (_name, node, expected) => {
    expect(await transform(node)).toEqual(expected);
  });
});

describe('imports in samples', () => {
  const linked = async (source: string) => {
    const html = await highlight(source, { language: 'tsx', highlightedLines: [] });
    const result = linkImports(html, catalogue, '');
    expect(result.replace(/<[^>]+>/g, '')).toBe(source);
    return [...result.matchAll(/href="([^"]+)">(\w+)</g)].map(([, href, name]) => [name, href]);
  };

  it('lead to their pages', async () => {
    expect(
      await linked(
        "import { type Field, QueryBuilder as QB, formatQuery } from 'react-querybuilder';",
      ),
    ).toEqual([
      ['Field', `${index}/type-aliases/Field`],
      ['QueryBuilder', `${index}/functions/QueryBuilder`],
      ['formatQuery', `${index}/functions/formatQuery`],
    ]);
  });

  it('lead to the entry point that they come from', async () => {
    expect(await linked("import {\n  parseCEL,\n} from 'react-querybuilder/parseCEL';")).toEqual([
      ['parseCEL', '/api/react-querybuilder/parseCEL/functions/parseCEL'],
    ]);
  });

  it('of other packages stay as they are', async () => {
    expect(
      await linked(
        "import { add } from 'date-fns';\nimport 'react-querybuilder/dist/query-builder.css';",
      ),
    ).toEqual([]);
  });
});
