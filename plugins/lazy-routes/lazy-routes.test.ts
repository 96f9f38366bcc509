import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashesPlaceholder, othersPlaceholder, putHashes, takeHashes } from './chunk-hashes.ts';
import { chunksBehind } from './chunks-behind.ts';
import { encode } from './encode.ts';
import { type generatedFiles, parseGenerated } from './generated.ts';
import { addScripts } from './html.ts';
import { assertTested } from './internals.ts';
import { lazyModules } from './modules.ts';
import { shardOf } from './runtime/shards.ts';
import { decode, type Page } from './runtime/table.ts';
import { type DividedSection, split, tablesIn } from './split.ts';

type Damages = Partial<Record<keyof typeof generatedFiles, (text: string) => string>>;

/** The generated files of a site with two versions of some pages, and a page outside the docs. */
function site(pages = ['intro', ...Array.from({ length: 9 }, (_, index) => `tips/tip-${index}`)]) {
  const versions = ['/docs', '/docs/6'].map((path) => ({ path, mainDocId: 'intro', ids: pages }));
  const chunkNames: Record<string, object> = { '/demo-a11': { __comp: 'demo' } };
  const leaves = versions.map(({ path, ids }) =>
    ids.map((id) => {
      chunkNames[`${path}/${id}-b22`] = { __comp: 'DocItem', content: `${path}#${id}` };
      return `{\n path: '${path}/${id}',\n component: ComponentCreator('${path}/${id}', 'b22'),\n exact: true,\n sidebar: "docs"\n}`;
    }),
  );
  const containers = versions.map(({ path }, index) => {
    chunkNames[`${path}-c33`] = { __comp: 'DocRoot' };
    return `{\n path: '${path}',\n component: ComponentCreator('${path}', 'c33'),\n routes: [\n${leaves[index]?.join(',\n')}\n]\n}`;
  });
  const list = [
    `{\n path: '/demo',\n component: ComponentCreator('/demo', 'a11'),\n exact: true\n}`,
    ...containers.reverse(),
    `{\n path: '*',\n component: ComponentCreator('*'),\n}`,
  ];
  const chunks = [...new Set(Object.values(chunkNames).flatMap((one) => Object.values(one)))];
  return {
    routes: `import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [\n${list.join(',\n')},\n];\n`,
    chunkNames: JSON.stringify(chunkNames),
    registry: `export default {\n${chunks.map((name) => `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],`).join('\n')}};\n`,
    globalData: JSON.stringify({
      'docusaurus-plugin-content-docs': {
        default: {
          versions: versions.map(({ ids, ...version }) => ({
            ...version,
            docs: ids.map((id) => ({ id, path: `${version.path}/${id}`, sidebar: 'docs' })),
          })),
        },
      },
    }),
  };
}

describe('the table of a section', () => {
  const name = fc.stringMatching(/^[a-f0-9]{1,4}$/);
  const fields = fc.dictionary(fc.constantFrom('sidebar', 'position'), fc.jsonValue());
  const page = fc.record(
    {
      path: fc.webPath().map((path) => `/docs/6${path}`),
      attributes: fields,
      chunks: fc.letrec((tie) => ({
        tree: fc.oneof(
          { maxDepth: 3 },
          name,
          fc.array(tie('tree'), { maxLength: 3 }),
          fc.dictionary(fc.constantFrom('__comp', 'content', 'items', '0'), tie('tree')),
        ),
      })).tree as fc.Arbitrary<Page['chunks']>,
      doc: fc.record(
        {
          id: fc.string(),
          versions: fc.dictionary(fc.constantFrom('0', '1', '5'), fields),
          at: fc.dictionary(fc.constantFrom('0', '1', '5'), fc.webPath()),
        },
        { requiredKeys: ['id', 'versions'] },
      ),
    },
    { requiredKeys: ['path', 'attributes', 'chunks'] },
  );

  it('holds all that was put in', () => {
    fc.assert(
      fc.property(fc.array(page), fc.func(fc.boolean()), (pages, isOwn) => {
        const { table, names } = encode('/docs/6', pages, isOwn);
        const read = decode(JSON.parse(JSON.stringify(table)), names);
        expect(JSON.stringify(read)).toBe(JSON.stringify(pages.map(inOrder)));
      }),
    );
  });

  it('names neither chunks nor ids that follow from what it has', () => {
    const pages = ['a', 'b'].map((id) => ({
      path: `/docs/${id}`,
      attributes: {},
      chunks: { __comp: 'shared', content: `of ${id}` },
      doc: { id, versions: { 0: {} } },
    }));
    expect(encode('/docs', pages, (chunk) => chunk !== 'shared')).toEqual({
      table: {
        base: '/docs',
        kinds: [
          { attributes: {}, chunks: { __comp: 'shared', content: null }, versions: { 0: {} } },
        ],
        rows: [
          ['/a', 0],
          ['/b', 0],
        ],
      },
      names: ['of a', 'of b'],
    });
  });
});

const inOrder = ({ path, attributes, chunks, doc }: Page) => ({ path, attributes, chunks, doc });

describe('the split', () => {
  it('leaves the main pages and what belongs to no section', () => {
    const { sections, rest } = split(parseGenerated(site()));
    expect(sections.map(({ chunk }) => chunk)).toEqual(['main.docs-6', 'main.docs']);
    expect(sections[0]?.pages.map(({ path }) => path)).not.toContain('/docs/6/intro');
    expect(Object.keys(rest.chunkNames)).toEqual([
      '/demo-a11',
      '/docs/intro-b22',
      '/docs/6/intro-b22',
      '/docs-c33',
      '/docs/6-c33',
    ]);
    expect(JSON.stringify(rest.globalData)).not.toContain('tip-');
  });

  it('tells where a page is that has another place in another version', () => {
    const files = site();
    const moved = '"id":"tips/moved",';
    const globalData = files.globalData
      .replace('"id":"tips/tip-3","path":"/docs/t', `${moved}"path":"/docs/t`)
      .replace('"id":"tips/tip-4","path":"/docs/6', `${moved}"path":"/docs/6`);
    const { sections } = split(parseGenerated({ ...files, globalData }));
    const rows = sections.flatMap(tablesIn).flatMap(({ table }) => table.rows);
    expect(rows.filter(([, , exceptions]) => exceptions)).toEqual([
      ['/tips/tip-4', expect.any(Number), { id: 'tips/moved', at: { 0: '/docs/tips/tip-3' } }],
      ['/tips/tip-3', expect.any(Number), { id: 'tips/moved', at: { 1: '/docs/6/tips/tip-4' } }],
    ]);
  });

  it('does not make a section of a few pages', () => {
    expect(split(parseGenerated(site(['intro', 'export']))).sections).toEqual([]);
  });

  it('leaves no page out', () => {
    const { files } = lazyModules(parseGenerated(site()));
    const sources = Object.values(files).join('');
    expect(sources.match(/ComponentCreator\("/g)).toHaveLength(6);
    expect(sources.match(/import\(\/\* webpackChunkName: "\/docs/g)).toHaveLength(20);
    expect(files['routes.js']).toContain('"sidebar": "docs"');
  });
});

describe('a section of many pages', () => {
  const pages = ['intro', ...Array.from({ length: 400 }, (_, index) => `p-${index % 30}/${index}`)];
  const { sections } = split(parseGenerated(site(pages)));
  const [section] = sections.filter(({ container }) => container.path === '/docs');
  const { from, shards } = section as DividedSection;

  it('has a table for about as many pages each', () => {
    const sizes = shards.map(({ table }) => table.rows.length);
    expect(sizes).toEqual([133, 134, 133]);
    expect(new Set(shards.flatMap((one) => one.pages.map(({ path }) => path))).size).toBe(400);
  });

  it.each(['', '/', '.html', '/index.html'])('is found by an address with %j behind', (behind) => {
    const wrong = shards.flatMap((shard, index) =>
      shard.pages.filter(({ path }) => shardOf(from, path.toUpperCase() + behind) !== index),
    );
    expect(wrong).toEqual([]);
  });

  it('is loaded by its index, which keeps what pages of several tables share', () => {
    const files = site(pages);
    const shared = files.chunkNames.replace(
      /"content":"(\/docs#p-(?:0|29)\/\d+)"/g,
      '"content":"$1","part":"shared"',
    );
    const registry = files.registry.replace(
      /};\n$/,
      '\n  "shared": [() => import(/* webpackChunkName: "shared" */ "@site/s"), "@site/s", require.resolveWeak("@site/s")],};\n',
    );
    const { files: modules, parts } = lazyModules(
      parseGenerated({ ...files, chunkNames: shared, registry }),
    );
    expect(parts.filter(({ names }) => names.includes('shared')).map(({ chunk }) => chunk)).toEqual(
      ['main.docs'],
    );
    expect(modules['main.docs.js']).toContain('"./main.docs-part-2.js"');
    expect(modules['registry.js']).not.toContain('shared');
    const sources = Object.values(modules).join('');
    expect(sources.match(/import\(\/\* webpackChunkName: "\/docs/g)).toHaveLength(802);
  });
});

describe('an internal that moved ends the build', () => {
  const runtime =
    '__webpack_require__.u = (chunkId) => {\n  // return url\n  return "assets/js/" + chunkId + "." + {"a": "1","b": "2",\n}[chunkId] + ".js"\n}';
  const placeholder = hashesPlaceholder('main.docs');
  const others = othersPlaceholder('main.docs');

  it.each(
    Object.entries<Damages>({
      'routes.js no longer is': {
        routes: (text: string) => text.replace('import React', 'import * as React'),
      },
      'components in routes.js': {
        routes: (text: string) =>
          text.replace(
            'exact: true,',
            "exact: true, wrapped: [{ component: ComponentCreator('/x', 'd44') }],",
          ),
      },
      'routes.js and routesChunkNames.json differ': {
        chunkNames: (text: string) => text.replace('a11', 'a12'),
      },
      'entries in registry.js': {
        registry: (text: string) => text.replace('/* webpackChunkName: "demo" */ ', ''),
      },
      'lacks the chunk demo': {
        chunkNames: (text: string) => text,
        registry: (text: string) => text.replace(/^ {2}"demo.*\n/m, ''),
      },
      'its global data has another form': {
        globalData: (text: string) => text.replace('"mainDocId"', '"main"'),
      },
    }),
  )('%s', (fault, damages) => {
    const damaged = Object.fromEntries(
      Object.entries(site()).map(([file, text]) => [
        file,
        damages[file as keyof Damages]?.(text) ?? text,
      ]),
    ) as Record<keyof typeof generatedFiles, string>;
    expect(() => parseGenerated(damaged)).toThrow(fault);
    expect(() => parseGenerated(damaged)).toThrow(/relies on internals of @docusaurus.*SITE_STOCK/);
  });

  it('the function for file names', () => {
    const { code, taken } = takeHashes(runtime, (chunk) => chunk === 'a');
    expect([...taken]).toEqual([['a', '1']]);
    expect(code).toContain('__webpack_require__.chunkHashes = {"b":"2"};');
    expect(code).toContain('"." + __webpack_require__.chunkHashes[chunkId] + ".js"');
    expect(() => takeHashes(runtime.replace('chunkId', 'id'), () => true)).toThrow(
      /@rspack\/core 1\.7/,
    );
  });

  it('the place for hashes', () => {
    const hashes = new Map([
      ['a', '1'],
      ['c', '3'],
    ]);
    const chunks = { names: ['a', 'b', 'c'], others: ['c', 'd'] };
    expect(putHashes(`x("${placeholder}", "${others}")`, 'main.docs', chunks, hashes)).toBe(
      'x("1  3", "c 3")',
    );
    for (const code of [others, placeholder + placeholder + others, placeholder]) {
      expect(() => putHashes(code, 'main.docs', chunks, hashes)).toThrow('no single place');
    }
  });

  it('the scripts of a page', () => {
    const tag = '<script src=/base/assets/js/runtime~main.1.js defer></script>';
    const own = '<script src=/base/assets/js/main.docs.2.js defer></script>';
    expect(addScripts(`<head>${tag}</head>`, ['main.docs.2.js'])).toBe(`<head>${own}${tag}</head>`);
    expect(() => addScripts('<head></head>', ['main.docs.2.js'])).toThrow(
      'does not load its scripts',
    );
  });

  it('versions', () => {
    assertTested('@rspack/core', '1.7.99');
    expect(() => assertTested('@rspack/core', '1.70.0')).toThrow('@rspack/core is 1.70.0');
    expect(() => assertTested('@docusaurus/core', '3.10.3')).toThrow('@docusaurus/core is 3.10.3');
  });
});

describe('chunksBehind', () => {
  /** A graph of groups with a chunk each; only what the function reads of it is there. */
  function graph(children: Readonly<Record<string, readonly string[]>>) {
    const groups = new Map(
      Object.keys(children).map((name) => [
        name,
        { name, chunks: [{ name }], childrenIterable: [] as object[] },
      ]),
    );
    for (const [name, group] of groups) {
      group.childrenIterable = children[name]?.map((child) => groups.get(child) ?? {}) ?? [];
    }
    return {
      chunkGroups: [...groups.values()],
      entrypoints: new Map([['main', groups.get('main')]]),
    } as unknown as Parameters<typeof chunksBehind>[0];
  }

  it('finds what is loaded by the way of a chunk alone, in circles too', () => {
    const chunks = graph({
      main: ['main.demo', 'main.api', 'search'],
      'main.demo': ['kit'],
      kit: ['panel', 'editor'],
      panel: ['kit'],
      search: ['editor'],
      editor: [],
      'main.api': ['main.api-core'],
      'main.api-core': ['symbol'],
      symbol: [],
    });
    expect(
      Object.fromEntries(chunksBehind(chunks, ['main.demo', 'main.api', 'main.api-core'])),
    ).toEqual({
      kit: 'main.demo',
      panel: 'main.demo',
      'main.api-core': 'main.api',
      symbol: 'main.api-core',
    });
  });
});
