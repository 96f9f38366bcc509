import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, type Engine } from './engine';
import type { Section } from './types';

const section = (page: string, names: readonly string[], text = ''): Section => ({
  tag: 'docs-default-7',
  url: names.length > 0 ? `/docs/${page}#${names.join('-')}` : `/docs/${page}`,
  level: names.length + 1,
  trail: ['Documentation', page, ...names],
  text,
});

const sections = [
  section('export', [], 'turns a query into text'),
  section('export', ['sql'], 'a WHERE clause; showCloneButtons is not here'),
  section('querybuilder', [], 'all props'),
  section('querybuilder', ['showCloneButtons'], 'shows a button that copies a rule'),
  section('querybuilder', ['showLockButtons'], 'shows a button that locks'),
  section('querybuilder', ['showBranches'], 'clone and buttons are words of the text'),
  ...Array.from({ length: 6 }, (_, index) => section('long', [`combinator ${index}`])),
  section('other', ['combinator']),
];

let engine: Engine;
beforeAll(async () => {
  engine = await buildEngine(sections);
});

const found = (query: string) =>
  engine
    .find(query)
    .flat()
    .map(({ url }) => url);
const clone = '/docs/querybuilder#showCloneButtons';

describe('the engine', () => {
  it.each(['showCloneButtons', 'showclonebuttons', 'showClone', 'clone buttons', 'Clone Button'])(
    'finds a name in camel case by %s',
    (query) => {
      expect(found(query)[0]).toBe(clone);
    },
  );

  it.each(['showCloneButons', 'showCloneButtonz', 'cloen buttons', 'clonne buttons'])(
    'finds a name mistyped as %s',
    (query) => {
      expect(found(query)[0]).toBe(clone);
    },
  );

  it('ranks a section above a table row, and the docs above the demo', async () => {
    const text = 'Shows the grid in the builder';
    const firstOf = async (...all: readonly Section[]) =>
      (await buildEngine(all)).find('shows grid')[0]?.[0]?.url;
    expect(
      await firstOf(
        section('one', ['Props', 'grid'], text),
        section('two', ['Props', 'grid one'], text),
      ),
    ).toBe('/docs/two#Props-grid one');
    expect(
      await firstOf({ ...section('demo', [], text), tag: 'default' }, section('guide', [], text)),
    ).toBe('/docs/guide');
  });

  it('finds by synonym', () => {
    expect(found('where clause')).toContain('/docs/export#sql');
    expect(found('duplicate')[0]).toBe(clone);
  });

  it('adds sections that have some of the words when few have all', () => {
    expect(found('clone unknownword')).toContain(clone);
  });

  it('ranks an exact name first, and lists each page once, with at most three sections', () => {
    const pages = engine.find('combinator').map((page) => page.map(({ url }) => url));
    expect(pages[0]).toEqual(['/docs/other#combinator']);
    expect(pages).toHaveLength(2);
    expect(pages[1]?.every((url) => url.startsWith('/docs/long#'))).toBe(true);
    expect(pages[1]).toHaveLength(3);
  });

  it('finds a name by its parts when the whole name is unknown', () => {
    expect(found('cloneTheButtons')).toContain(clone);
  });

  it('treats two words as the single word that the pages use', () => {
    expect(found('show branches')[0]).toBe('/docs/querybuilder#showBranches');
  });

  it('treats a page’s title with a section’s name as an exact name', async () => {
    const pages = await buildEngine([
      section('assistant', ['limitations of an export'], 'limitations of each export'),
      section('export', ['limitations'], 'some'),
    ]);
    expect(pages.find('export limitations')[0]?.[0]?.url).toBe('/docs/export#limitations');
  });

  it('ranks pages about other versions below pages of the version, unless the query asks for them', async () => {
    const others = await buildEngine([
      section('migrate', ['validator'], 'a renamed validator'),
      section('guide', ['validator'], 'a validator of a field'),
    ]);
    const first = (query: string) => others.find(query)[0]?.[0]?.url;
    expect(first('validator')).toBe('/docs/guide#validator');
    expect(first('migrate validator')).toBe('/docs/migrate#validator');
  });

  /** The first hit among sections of the docs, which differ in one thing. */
  const firstOf = async (query: string, ...all: readonly Section[]) =>
    (await buildEngine(all)).find(query)[0]?.[0]?.url;

  it.each(['FieldName', 'getFieldName', 'FieldNameOf', 'fieldnameof'])(
    'finds a name in camel case by the parts of it in %s',
    async (query) => {
      const names = await buildEngine([
        section('name', ['getFieldNameOf']),
        section('field', ['field'], 'its name'),
      ]);
      expect(names.find(query)[0]?.[0]?.url).toBe('/docs/name#getFieldNameOf');
    },
  );

  it('finds several words by the camel-case name that they form', async () => {
    const title = { ...section('tools', []), trail: ['Documentation', 'Query tools'] };
    expect(await firstOf('queryTools', section('other', ['queryToolOptions']), title)).toBe(
      '/docs/tools',
    );
  });

  it.each(['format', 'formatQ', 'formatQuer', 'formatQuery'])(
    'ranks the name that starts with %s first',
    async (query) => {
      const text = 'a format of dates';
      expect(
        await firstOf(
          query,
          section('dates', ['date format'], text),
          section('export', ['formatQuery'], text),
        ),
      ).toBe('/docs/export#formatQuery');
    },
  );

  it('ranks a name that many sections have below one that starts with it', async () => {
    const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((page) => section(page, ['Props', 'value']));
    const editor = { ...section('editor', []), trail: ['Documentation', 'valueEditor'] };
    expect(await firstOf('value', ...rows, { ...editor, text: 'the value' })).toBe('/docs/editor');
  });

  it('ranks a deprecated name below one that starts with it', async () => {
    const all = [
      section('export', ['mongodb'], 'The format is deprecated.'),
      section('export', ['mongodb_query'], 'A filter.'),
    ];
    expect(await firstOf('mongodb', ...all)).toBe('/docs/export#mongodb_query');
  });

  it('ranks a page that does a task above pages that describe it, whatever the version', async () => {
    const tool = { ...section('', [], 'Finds what to change'), url: '/upgrade', tag: 'default' };
    const upgrade = { ...tool, trail: ['Site', 'Upgrade the library'] };
    const guide = section('guide', ['upgrade from 6.5'], 'what changed in 6.5');
    expect(await firstOf('upgrade from 6.5', guide, upgrade)).toBe('/upgrade');
    expect(await firstOf('changed in 6.5', guide, upgrade)).toBe('/docs/guide#upgrade from 6.5');
  });

  it.each(['weather', 'brother', 'feather', '$whether', '='])(
    'finds nothing that resembles %s',
    async (query) => {
      const others = section('one', ['whether'], 'another = leather');
      expect(await firstOf(query, others)).toBeUndefined();
    },
  );

  it('distinguishes operators with a dollar sign from words', async () => {
    const all = [section('one', ['normalize'], 'nor this'), section('two', [], 'becomes $nor')];
    expect(await firstOf('$nor', ...all)).toBe('/docs/two');
  });

  it('answers in the same order each time, whatever else was indexed', async () => {
    const again = await buildEngine(sections);
    for (const query of ['show', 'button', 'combinator', 'query text']) {
      expect(again.find(query)).toEqual(engine.find(query));
    }
  });

  it.each([
    '',
    '   ',
    '.*+?^{}$()|[]\\',
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'constructor toString',
    'x'.repeat(10_000),
    'כלל 🎉 \u0000\uD800',
  ])('survives %j', (query) => {
    expect(Array.isArray(engine.find(query))).toBe(true);
  });
});
