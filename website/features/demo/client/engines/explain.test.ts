import {
  bigIntJsonStringifyReplacer,
  type Field,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleType,
} from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { corpus } from '../../../../../tests/data/query-engines/corpus.ts';
import { groupCauses, ruleCauses } from './causes.ts';
import { type EngineId, engineOf, engines } from './engines.ts';
import { agree, explain } from './explain.ts';
import { disagreementsOf, outcomesOf } from './results.ts';
import type { EngineData } from './types.ts';

/** The causes of a query's disagreements as the panel shows them, with the engines of each. */
async function causesIn({ dataSet, query, parsesNumbers }: (typeof corpus)[number]) {
  const input = {
    dataSet,
    query,
    parseNumbers: parsesNumbers,
    usesExpr: false,
    withNulls: true,
    engines: engines.map(({ id }) => id),
    usesDatetime: false,
  };
  const outcomes = await outcomesOf(input);
  const found = await disagreementsOf({ ...input, outcomes });
  const reference = outcomes.get('sqlite');
  const disagreeing = [...outcomes].filter(
    ([, outcome]) => reference && !agree(reference, outcome),
  );
  const causes: Record<string, EngineId[]> = {};
  for (const { cause, engine } of found) {
    const known = causes[cause.id] ?? [];
    if (!known.includes(engine)) causes[cause.id] = [...known, engine];
  }
  return {
    causes,
    disagreeing: new Set(disagreeing.map(([id]) => id).filter((id) => id !== 'sqlite')),
    explained: new Set(found.map(({ engine }) => engine)),
  };
}

const exportText = (query: RuleGroupTypeAny) =>
  JSON.stringify(query, bigIntJsonStringifyReplacer).slice(0, 200);

describe('the corpus', () => {
  it('has at least 150 different queries', () => {
    const texts = corpus.map(({ dataSet, query, parsesNumbers }) =>
      [dataSet, parsesNumbers, exportText(query)].join(),
    );
    expect(new Set(texts).size).toBe(corpus.length);
    expect(corpus.length).toBeGreaterThan(150);
  });

  it('has every cause', () => {
    const found = new Set(corpus.flatMap(({ causes }) => Object.keys(causes)));
    const known = [...ruleCauses, ...groupCauses].map(({ id }) => id);
    expect([...found].sort()).toEqual([...known].sort());
  });

  it.each(corpus.map((entry) => [entry.dataSet, exportText(entry.query), entry] as const))(
    'has the right causes in %s: %s',
    async (_dataSet, _text, entry) => {
      const { causes, disagreeing, explained } = await causesIn(entry);
      expect(causes).toEqual(entry.causes);
      expect(explained).toEqual(disagreeing);
    },
  );
});

const fields: Field[] = [
  { name: 'customer', label: 'Customer' },
  { name: 'total', label: 'Total', inputType: 'number' },
  { name: 'paid', label: 'Paid', inputType: 'number' },
  { name: 'city', label: 'City' },
  { name: 'tags', label: 'Tags', valueEditorType: 'multiselect' },
  { name: 'items', label: 'Items' },
];

const items = [{ sku: 'X1' }];
const data: EngineData = {
  fields,
  rows: [
    { customer: 'Marta', total: 300, paid: 300, city: 'Rome', tags: ['new'], items },
    { customer: "O'Neil", total: 20, paid: 0, city: 'Oslo', tags: ['new', 'gift'], items: [] },
    { customer: 'a.b', total: null, paid: null, city: null, tags: [], items },
    { customer: '100%', total: 50, paid: null, city: 'rome', tags: [], items },
  ],
};

const rule = (field: string, operator: string, value: unknown, more = {}): RuleType => ({
  field,
  operator,
  value,
  ...more,
});
const group = (...rules: RuleType[]): RuleGroupType => ({ combinator: 'and', rules });

describe('explain', () => {
  it('finds nothing if differences in the parts of a query cancel each other out', async () => {
    const inner = { ...group(rule('city', '=', 'Rome')), not: true };
    const query = { combinator: 'and', not: true, rules: [inner] };
    expect(await explain(engineOf('mongodb'), query, data)).toEqual([]);
  });

  it('names the rule and the rows, and leaves out rules that agree', async () => {
    const query: RuleGroupType = {
      combinator: 'or',
      rules: [
        rule('customer', '=', 'Marta'),
        group(rule('customer', '!=', 'Zoë'), rule('city', '!=', 'Rome')),
      ],
    };
    expect(await explain(engineOf('mongodb'), query, data)).toMatchObject([
      { path: [1, 1], node: { field: 'city' }, extra: [2], missing: [] },
    ]);
  });

  it('distinguishes causes that meet in one rule', async () => {
    const query = group(rule('city', 'doesNotContain', 'rom'));
    expect(await explain(engineOf('mongodb'), query, data)).toMatchObject([
      { cause: { id: 'letter-case' }, extra: [0] },
      { cause: { id: 'missing-differs' }, extra: [2] },
    ]);
  });

  it('finds nothing where the engines agree', async () => {
    const query = group(rule('total', '>', 10), rule('city', '=', 'Rome'));
    for (const id of ['mongodb', 'jsonata', 'jsonlogic', 'cel', 'spel', 'postgresql'] as const) {
      expect(await explain(engineOf(id), query, data)).toEqual([]);
    }
  });
});
