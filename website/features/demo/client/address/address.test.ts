import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuery } from '../../../../../tests/data/any-query.ts';
import { dataSets } from '../data/dataSets.ts';
import { languages } from '../languages/languages.ts';
import { options } from '../options.ts';
import { forEachPanel, panelIds } from '../panels/settings.ts';
import type { SettingSpec } from '../settings.ts';
import { type DemoState, defaultState, showQuery } from '../state.ts';
import { readAddress, writeAddress } from './address.ts';
import { pack } from './pack.ts';

/** More with `PROOFS=all`. */
const runs = { numRuns: process.env.PROOFS === 'all' ? 2_000 : 200 };
const defaults = defaultState();

const fieldNames = dataSets.flatMap(({ fields }) => fields.map(({ name }) => String(name)));

const setting = (spec: SettingSpec): fc.Arbitrary<unknown> => {
  if (typeof spec.byDefault === 'boolean') return fc.boolean();
  return 'choices' in spec
    ? fc.constantFrom(...spec.choices)
    : fc.string({ maxLength: Math.min(spec.maxLength, 20) });
};

const states = fc
  .record({
    dataSet: fc.constantFrom(...dataSets.map(({ id }) => id)),
    query: anyQuery(fieldNames),
    options: fc.record(Object.fromEntries(options.map(({ id }) => [id, fc.boolean()]))),
    language: fc.constantFrom(...languages.map(({ id }) => id)),
    open: fc.subarray([...panelIds]),
    settings: fc.record(
      forEachPanel((_id, table) =>
        fc.record(
          Object.fromEntries(Object.entries(table).map(([name, spec]) => [name, setting(spec)])),
        ),
      ),
    ),
  })
  .map((state) => ({ ...state, ...showQuery(state.query, state as never) }) as DemoState);

const texts = fc.oneof(
  fc.string(),
  fc.webFragments(),
  fc.string().map((text) => `#q=1.${text}`),
  fc.base64String().map((text) => `#s=${text}`),
  fc.constantFrom(...options).map(({ id }) => `#${id}=true&__proto__=true`),
);

/** An address as the public demo makes it. */
const publicAddress = (state: unknown) =>
  `#s=${deflateSync(JSON.stringify(state)).toString('base64')}`;

describe('the address', () => {
  it('is read back as the state that it was written from', async () => {
    await fc.assert(
      fc.asyncProperty(states, async (state) => {
        const back = await readAddress('', await writeAddress(state));
        expect(back.state).toEqual(state);
      }),
      runs,
    );
  }, 120_000);

  it('can be read from any text without throwing', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { state } = await readAddress('', text);
        expect(state.query.rules).toBeInstanceOf(Array);
      }),
      runs,
    );
  }, 120_000);

  it('can be read from any packed content without throwing', async () => {
    const contents = fc.oneof(
      fc.anything(),
      fc.record({ query: fc.object({ key: fc.constantFrom('rules', 'field', 'value', 'id') }) }),
      fc.record({ query: fc.record({ rules: fc.array(fc.anything()) }), settings: fc.anything() }),
    );
    await fc.assert(
      fc.asyncProperty(contents, async (content) => {
        const packed = await pack(content).catch(() => '');
        const { state } = await readAddress('', `#q=1.${packed}`);
        expect(state.query.rules).toBeInstanceOf(Array);
      }),
      { numRuns: 1_000 },
    );
  }, 60_000);

  it('contains no settings when everything has its default', async () => {
    expect(await writeAddress(defaults)).toBe('');
    for (const { id } of dataSets) {
      expect(await writeAddress(defaultState(id))).toMatch(/^(#data=\w+)?$/);
    }
  });

  it('names options in words, so that a page can link to one', async () => {
    const state = {
      ...defaults,
      options: { ...defaults.options, showNotToggle: true, autoSelectField: false },
    };
    expect(await writeAddress(state)).toBe('#showNotToggle=true&autoSelectField=false');
    expect(await readAddress('?showNotToggle=true', '#autoSelectField=false')).toEqual({ state });
  });

  it('ignores unknown names and invalid values', async () => {
    const hash =
      '#disabled=true&showNotToggle=yes&__proto__=true&data=none&language=xx&open=a,code';
    expect((await readAddress('', hash)).state).toEqual({
      ...defaults,
      options: { ...defaults.options, disabled: true },
    });
  });

  it.each(['#q=1.x', '#q=1.', '#q=1.eJyrVg', '#s=x', '#s=', '#q=1.eJwDAAAAAAE'])(
    'says that it is damaged: %s',
    async (hash) => {
      const { state, notice } = await readAddress('', hash);
      expect(state).toEqual(defaults);
      expect(notice).toContain('damaged');
    },
  );

  it('says that it is newer than the page, and keeps what it can', async () => {
    const { state, notice } = await readAddress('', '#disabled=true&q=2.abc');
    expect(notice).toContain('doesn’t recognize');
    expect(state.options.disabled).toBe(true);
  });

  it('holds no more than can be shown', async () => {
    const bomb = deflateSync(`"${'a'.repeat(5_000_000)}"`).toString('base64url');
    expect((await readAddress('', `#q=1.${bomb}`)).notice).toContain('damaged');
    const deep = `${'{"rules":['.repeat(500)}${']}'.repeat(500)}`;
    const packed = deflateSync(`{"query":${deep}}`).toString('base64url');
    const { notice } = await readAddress('', `#q=1.${packed}`);
    expect(notice).toContain('One rule or group isn’t shown');
  });

  const linkTo = async (query: unknown, more = '') => `#${more}q=1.${await pack({ query })}`;

  it.each([
    ['an array in a text field', { field: 'note', operator: '=', value: ['a', 'b'] }],
    ['null', { field: 'note', operator: '=', value: null }],
    ['an object', { field: 'note', operator: '=', value: { a: [1, { b: null }] } }],
  ])('keeps %s, and says that its input can’t show it', async (_name, rule) => {
    const query = { id: 'q', combinator: 'and', rules: [{ id: 'r', ...rule }] };
    const { state, notice } = await readAddress('', await linkTo(query, 'data=orders&'));
    expect(state.dataSet).toBe('orders');
    expect(state.query).toEqual(query);
    expect(notice).toBe(
      `The builder can’t show this value, but the query keeps it: ${rule.field}: ${JSON.stringify(rule.value)}.`,
    );
  });

  it('says nothing about what the library and the data have', async () => {
    const query = {
      id: 'a b/ü',
      combinator: 'xor',
      not: true,
      note: { by: ['x'] },
      rules: [
        { ...rule('comma'), value: '1,000', muted: false },
        { ...rule('option'), field: 'gender', operator: '<', value: 'none', onClick: 'x' },
        { ...rule('parameter'), valueSource: 'parameter', value: 'x', disabled: true },
        { id: 'null', field: 'age', operator: 'null' },
        { id: 'independent', rules: [rule('a'), 'or', rule('b'), 'xor', rule('c')] },
      ],
    };
    const { state, notice } = await readAddress('', await linkTo(query));
    expect(state.query).toEqual(query);
    expect(notice).toBeUndefined();
  });

  it.each([
    ['The data “People” has no field “shoeSize”.', [{ ...rule('a'), field: 'shoeSize' }]],
    [
      'The data “People” has no field “Ada”.',
      [{ ...rule('a'), value: 'Ada', valueSource: 'field' }],
    ],
    ['The library has no operator “resembles”.', [{ ...rule('a'), operator: 'resembles' }]],
    ['The library has no combinator “OR”.', [rule('a'), 'OR', rule('b')]],
    [
      'One rule or group has a new id because its id isn’t valid, or because another one has it.',
      [rule('a'), 'or', rule('a')],
    ],
  ])('keeps what the demo lacks, and says so: %s', async (sentence, rules) => {
    const isIndependent = rules.length > 1;
    const query = { id: 'q', ...(!isIndependent && { combinator: 'or' }), rules };
    const { state, notice } = await readAddress('', await linkTo(query));
    expect(state.query).toMatchObject({
      rules: rules.map((node) => (typeof node === 'string' ? node : { value: node.value })),
    });
    expect(notice).toBe(sentence);
  });

  it('keeps rules about the items of a list', async () => {
    const value = { id: 'inner', combinator: 'or', rules: [{ ...rule('sku'), field: 'other' }] };
    const items = { id: 'items', field: 'items', operator: '=', match: { mode: 'some' }, value };
    const query = { id: 'q', combinator: 'and', rules: [items] };
    const { state } = await readAddress('', await linkTo(query, 'data=orders&'));
    expect(state.query).toEqual(query);
  });

  it.each([
    [
      'rules that aren’t rules',
      { combinator: 'and', rules: [1, null, {}, { field: 1, operator: '=' }] },
      '4 rules and groups aren’t shown',
    ],
    [
      'missing combinators',
      { rules: [rule('a'), rule('b'), 'or'] },
      '2 combinators are missing or out of place',
    ],
    [
      'flags that aren’t booleans',
      { combinator: 'and', not: 'yes', rules: [] },
      'One property isn’t kept',
    ],
    [
      'values that can’t be converted to text',
      { combinator: 'and', rules: [{ ...rule('a'), value: { toString: 1 } }] },
      'One property isn’t kept',
    ],
    [
      'rules with rules',
      { combinator: 'and', rules: [{ ...rule('a'), rules: 'x' }] },
      'One property isn’t kept',
    ],
  ])('says what is lost from %s', async (_name, group, words) => {
    const { notice } = await readAddress('', await linkTo({ id: 'q', ...group }));
    expect(notice).toContain(words);
  });

  it('keeps a forged link from changing what objects inherit', async () => {
    const text =
      '{"query":{"combinator":"and","rules":[],"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}}';
    const { state, notice } = await readAddress(
      '',
      `#q=1.${deflateSync(text).toString('base64url')}`,
    );
    expect(Object.keys(state.query)).toEqual(['id', 'combinator', 'rules']);
    expect(state.query).not.toHaveProperty('x');
    expect({}).not.toHaveProperty('y');
    expect(notice).toContain('2 properties');
  });

  it('never shows the query of a link over other data', async () => {
    const query = { id: 'q', combinator: 'and', rules: [{ ...rule('a'), field: 'total' }] };
    const { state, notice } = await readAddress('', await linkTo(query, 'data=bills&'));
    expect(state).toEqual(defaults);
    expect(notice).toContain('data that the demo doesn’t have');
  });

  it('opens the links that earlier releases of this page wrote', async () => {
    const hash =
      '#data=orders&showNotToggle=true&q=1.eJxljjEOwjAQBP-y9TVQWuIlKMUZH8iS8SX2GYQi_x1FuAjQbbE7syuWJuUFtyIGOCwgXPTuY2bTAgctIGQ1OCtNCKUlqXDn0WcQrlHSlk2NEwg6SxlrL_YUySA8ODWBw4GO6DTWt18b54A_h985qrG1-i057fAzx40QYmWfJHxe96lPvb8BRrpLHQ';
    const { state, notice } = await readAddress('', hash);
    expect(notice).toBeUndefined();
    expect(state).toMatchObject({
      dataSet: 'orders',
      options: { showNotToggle: true },
      query: {
        id: 'q',
        combinator: 'or',
        not: true,
        rules: [
          { id: 'a', field: 'total', operator: 'between', value: '1,2' },
          {
            id: 'g',
            combinator: 'and',
            rules: [{ id: 'b', field: 'status', operator: '=', value: 'paid', disabled: true }],
          },
        ],
      },
    });
  });

  it('opens an earlier release’s link with independent combinators', async () => {
    const hash =
      '#data=orders&independentCombinators=true&q=1.eJxVzLEKAjEQRdF_ufU0Wgb8ErGYkBECwewmE0WW_LsIW-x2jwvvbKzD2pewkROBFaGNYp1w35MiPLOV__bqWhDqYk29NgLR_GP2QnhrGUbgIlemUBuyE_FAdFcf_WzcDu9Fc0JIuWsslgjehs3HnD_MGTXs';
    const { state } = await readAddress('', hash);
    expect(state.options.independentCombinators).toBe(true);
    expect(state.query.rules).toMatchObject([{ field: 'total' }, 'or', { field: 'status' }]);
  });
});

function rule(id: string) {
  return { id, field: 'age', operator: '=', value: '1' };
}

describe('an address of the public demo', () => {
  const query = {
    combinator: 'and',
    rules: [
      { field: 'firstName', operator: 'beginsWith', value: 'Stev' },
      { field: 'age', operator: '>', value: { $bigint: '9007199254740993' } },
      { field: 'groupedField1', operator: '=', value: 'groupedField4', valueSource: 'field' },
      { field: 'birthdate', operator: 'between', value: '1954-10-03,1960-06-06' },
    ],
  };

  it('packs query, options and kit', async () => {
    const hash = publicAddress({ query, options: { showBranches: true }, style: 'mantine' });
    const { state, notice, kit } = await readAddress('', hash);
    expect(notice).toBeUndefined();
    expect(kit).toBe('mantine');
    expect(state.options.showBranches).toBe(true);
    expect(state.query.rules).toMatchObject([
      { field: 'firstName', value: 'Stev' },
      { field: 'age', value: 9007199254740993n },
      { field: 'practice', value: 'stage', valueSource: 'field' },
      { field: 'birthdate', value: '1954-10-03,1960-06-06' },
    ]);
  });

  it('packs the query with independent combinators beside the standard one', async () => {
    const queryIC = { rules: [query.rules[0], 'or', query.rules[3]] };
    const options = { independentCombinators: true };
    const { state } = await readAddress('', publicAddress({ query, queryIC, options }));
    expect(state.query).not.toHaveProperty('combinator');
    expect(state.query.rules).toMatchObject([{ field: 'firstName' }, 'or', { field: 'birthdate' }]);
  });
});
