import type { Field, RuleGroupType, RuleType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { groupCauses, ruleCauses } from './causes.ts';
import { type EngineId, engineOf } from './engines.ts';
import { explain } from './explain.ts';
import type { EngineData } from './types.ts';

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
const toField = { valueSource: 'field' };
const ofItems = { match: { mode: 'some' } };

const cases: readonly [string, EngineId, RuleGroupType, { parseNumbers: 'strict-limited' }?][] = [
  ['subquery', 'jsonlogic', group(rule('items', '=', group(rule('sku', '=', 'X1')), ofItems))],
  ['list-column', 'mongodb', group(rule('tags', 'in', ['gift']))],
  ['field-to-field', 'mongodb', group(rule('total', '=', 'paid', toField))],
  ['quote', 'spel', group(rule('customer', '=', "O'Neil"))],
  ['column-type', 'postgresql', group(rule('total', 'contains', '3'))],
  ['wildcard', 'cel', group(rule('customer', 'contains', '%'))],
  ['regular-expression', 'mongodb', group(rule('customer', 'contains', '.'))],
  ['letter-case', 'jsonata', group(rule('city', 'beginsWith', 'Ro'))],
  ['both-missing', 'jsonlogic', group(rule('total', '=', 'paid', toField))],
  ['missing-differs', 'mongodb', group(rule('city', '!=', 'Rome'))],
  ['missing-raises', 'spel', group(rule('city', 'null', ''))],
  ['missing-is-zero', 'jsonlogic', group(rule('total', '<', 30))],
  ['number-as-text', 'jsonata', group(rule('total', '=', '300'))],
  ['text-on-number', 'mongodb', group(rule('total', 'contains', '3'))],
  ['empty-group', 'jsonlogic', group()],
  ['negated-missing', 'cel', { ...group(rule('city', '=', 'Rome')), not: true }],
  [
    'xor',
    'cel',
    { combinator: 'xor', rules: [rule('city', '=', 'Rome'), rule('total', '=', 300)] },
  ],
];

describe('explain', () => {
  it('has a case for every cause', () => {
    const all = [...ruleCauses, ...Object.values(groupCauses)].map(({ id }) => id);
    expect(cases.map(([id]) => id).sort()).toEqual(all.sort());
  });

  it.each(cases)('%s: %s', async (id, engine, query, options) => {
    const found = await explain(engineOf(engine), query, data, options);
    expect(found.map(({ cause }) => cause.id)).toEqual([id]);
  });

  it('names the rule and the rows, and leaves rules alone that agree', async () => {
    const query: RuleGroupType = {
      combinator: 'or',
      rules: [
        rule('customer', '=', 'Marta'),
        group(rule('total', '>', 10), rule('city', '!=', 'Rome')),
      ],
    };
    expect(await explain(engineOf('mongodb'), query, data)).toMatchObject([
      { path: [1, 1], node: { field: 'city' }, extra: [2], missing: [] },
    ]);
  });

  it('tells causes apart that meet in one rule', async () => {
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
