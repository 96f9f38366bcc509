import * as datetimeRoot from '@react-querybuilder/datetime';
import * as jsdate from '@react-querybuilder/datetime/jsdate';
import fc from 'fast-check';
import * as library from 'react-querybuilder';
import { defaultOperators, type RuleGroupTypeAny } from 'react-querybuilder';
import { transform } from 'sucrase';
import { describe, expect, it } from 'vitest';
import { dataSets } from '../../data/dataSets.ts';
import type { DataSet } from '../../data/types.ts';
import { loadDatetime } from '../../datetime.ts';
import { type FormatId, formats } from '../../formats.ts';
import { readSettings } from '../../settings.ts';
import { callText } from './call.ts';
import { type ExportState, entriesOf } from './entries.ts';
import { processors } from './processors.ts';
import { describeOutput, outputOf } from './returned.ts';
import { exportSettings } from './settings.ts';
import { sequelize, tanStackDb } from './standIns.ts';

const datetime = await loadDatetime();

/** Every operator with texts that formats escape, two fields compared, and what is left out. */
const everything: RuleGroupTypeAny = {
  combinator: 'or',
  rules: [
    ...defaultOperators.map(({ name }) => ({
      field: 'total',
      operator: name,
      value: /between/i.test(name) ? '30,20' : "1_0%.\\'",
    })),
    { field: 'total', operator: '>', value: 'discount', valueSource: 'field' as const },
    { field: 'total', operator: 'between', value: 'discount,lines', valueSource: 'field' as const },
    { field: 'customer', operator: '=', value: 12345678901234567890n },
    { field: '~', operator: '=', value: '' },
    { combinator: 'and', not: true, rules: [{ field: 'note', operator: 'null', value: null }] },
    { combinator: 'and', rules: [] },
  ],
};

/** Runs a call as a reader would, with the real packages instead of the page's stand-ins. */
function evaluate(call: string, { fields }: DataSet, query: RuleGroupTypeAny): unknown {
  const modules: Readonly<Record<string, unknown>> = {
    'react-querybuilder': library,
    sequelize,
    '@tanstack/db': tanStackDb,
    '@react-querybuilder/datetime': datetimeRoot,
    '@react-querybuilder/datetime/jsdate': jsdate,
    './fields': { fields },
    './query': { query },
  };
  const { code } = transform(call, { transforms: ['imports'] });
  return new Function('require', 'exports', `${code}\nreturn output;`)(
    (name: string) => modules[name],
    {},
  );
}

function expectAgreement(state: ExportState, dataSet: DataSet, query: RuleGroupTypeAny): void {
  const entries = entriesOf(
    state,
    dataSet,
    state.ruleProcessor === 'datetime' ? datetime : undefined,
  );
  const shown = describeOutput(outputOf(query, entries), state.format, dataSet);
  for (const call of [callText(entries), callText(entries, query)]) {
    expect(describeOutput(evaluate(call, dataSet, query), state.format, dataSet)).toEqual(shown);
  }
}

const stateOf = (format: FormatId, more: Partial<ExportState> = {}) =>
  readSettings(exportSettings, { format, ...more });

const anyState = fc.record(
  Object.fromEntries(
    Object.entries(exportSettings).map(([name, spec]) => {
      if ('choices' in spec) return [name, fc.constantFrom(...spec.choices)];
      return [
        name,
        typeof spec.byDefault === 'boolean' ? fc.boolean() : fc.constantFrom('', '@', "'", '1 = 0'),
      ];
    }),
  ),
) as unknown as fc.Arbitrary<ExportState>;

describe('call', () => {
  const [people, orders] = dataSets as readonly [DataSet, DataSet];

  it.each(formats)('for $id returns the output that is shown', ({ id }) => {
    for (const set of dataSets) expectAgreement(stateOf(id), set, set.initialQuery);
    expectAgreement(stateOf(id), orders, everything);
  });

  it.each(processors)('with $id for $formats returns what its function returns', (processor) => {
    for (const format of processor.formats) {
      const mended = stateOf(format, { ruleProcessor: processor.id });
      expectAgreement(mended, orders, everything);
      expect(outputOf(everything, entriesOf(mended, orders))).not.toEqual(
        outputOf(everything, entriesOf(stateOf(format, { ruleProcessor: 'none' }), orders)),
      );
    }
  });

  it.each(formats)('for $id with the date add-on returns the output that is shown', ({ id }) => {
    for (const set of dataSets) {
      expectAgreement(stateOf(id, { ruleProcessor: 'datetime' }), set, set.initialQuery);
    }
  });

  it('with any options returns the output that is shown', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(people, orders), (state, set) => {
        expectAgreement(state, set, set.initialQuery);
        expectAgreement(state, orders, everything);
      }),
      { numRuns: 500 },
    );
  });

  it('passes false, which differs from an option that isn’t set', () => {
    const shown = (more: Partial<ExportState>) =>
      callText(entriesOf(stateOf('parameterized', { preset: 'postgresql', ...more }), orders));
    expect(shown({ numberedParams: 'false' })).toContain('numberedParams: false');
    expect(shown({ numberedParams: 'preset' })).not.toContain('numberedParams');
    expect(shown({ parseNumbers: 'false' })).toContain('parseNumbers: false');
    expect(shown({ parseNumbers: 'unset' })).not.toContain('parseNumbers');
  });

  it('has only what differs from the defaults', () => {
    expect(
      callText(entriesOf(stateOf('ldap'), orders)),
    ).toBe(`import { formatQuery } from 'react-querybuilder';
import { fields } from './fields';
import { query } from './query';

const output = formatQuery(query, {
  format: 'ldap',
  fields,
});`);
  });
});

describe('output', () => {
  it.each(formats)('for $id is never empty if the query has rules', ({ id }) => {
    for (const set of dataSets) {
      const { text } = describeOutput(
        outputOf(set.initialQuery, entriesOf(stateOf(id), set)),
        id,
        set,
      );
      expect(text).not.toMatch(/^(undefined)?$/);
      expect(text).not.toContain('[object Object]');
    }
  });

  it('of a function shows what the function returns', () => {
    const orders = dataSets[1] as DataSet;
    const shown = (format: FormatId) =>
      describeOutput(
        outputOf(orders.initialQuery, entriesOf(stateOf(format), orders)),
        format,
        orders,
      );
    expect(shown('drizzle').text).toContain("inArray(orders.country, ['DE', 'FR'])");
    expect(shown('tanstack_db').text).toContain('gte(orders.total, 250)');
    expect(shown('sequelize').text).toContain("country: { [Op.in]: ['DE', 'FR'] }");
  });
});
