import type { Field, RuleGroupType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { type Engine, engineOf, engines } from './engines.ts';
import { loadEngine, runQuery } from './run.ts';
import type { EngineData } from './types.ts';

const fields: Field[] = [
  { name: 'customer', label: 'Customer' },
  { name: 'total', label: 'Total', inputType: 'number' },
];

const data: EngineData = {
  fields,
  rows: [
    { customer: 'Marta', total: 300 },
    { customer: 'Mark', total: 20.5 },
    { customer: "O'Neil", total: 400 },
    { customer: 'Zoë', total: 260 },
  ],
};

const parseNumbers = 'strict-limited';
const one = (field: string, operator: string, value: unknown): RuleGroupType => ({
  combinator: 'and',
  rules: [{ field, operator, value }],
});

describe('engines', () => {
  it.each(engines)('$label runs over several sets of rows in turn', async (engine) => {
    const other = { fields, rows: [...data.rows].reverse() };
    const run = (rows: EngineData) =>
      runQuery(engine, one('total', '>', '350'), rows, { parseNumbers });
    expect(await run(data)).toMatchObject({ matched: [2] });
    expect(await run(other)).toMatchObject({ matched: [1] });
    expect(await run(data)).toMatchObject({ matched: [2] });
  });

  it('counts an error only against its own row', async () => {
    const rows = [{ total: 5 }, { total: null }, { total: 50 }];
    expect(await runQuery(engineOf('cel'), one('total', '>', 10), { fields, rows })).toMatchObject({
      ok: true,
      matched: [2],
      failed: [1],
      reason: /no such overload/,
    });
  });

  it('explains why an engine rejects the text', async () => {
    const fieldToField: RuleGroupType = {
      combinator: 'and',
      rules: [{ field: 'total', operator: '>', value: 'customer', valueSource: 'field' }],
    };
    const outcome = await runQuery(engineOf('mongodb'), fieldToField, data);
    expect(outcome).toMatchObject({ ok: false, exported: { $gt: ['$total', '$customer'] } });
    expect(outcome.ok || outcome.error).toMatch(/^MongoDB filter rejects it: /);
    expect(await runQuery(engineOf('sqlite'), one('gone', '=', '1'), data)).toMatchObject({
      error: 'SQLite rejects it: no such column: gone',
    });
  });

  it('retries a download that failed', async () => {
    let attempts = 0;
    const engine: Engine = {
      ...engineOf('cel'),
      id: 'unreliable' as 'cel',
      load: () =>
        ++attempts === 1 ? Promise.reject(new Error('offline')) : engineOf('cel').load(),
    };
    const query = one('customer', '=', 'Marta');
    expect(await runQuery(engine, query, data)).toEqual({
      ok: false,
      isMissing: true,
      error: 'CEL did not load. Check your connection, then try again.',
    });
    expect(await runQuery(engine, query, data)).toMatchObject({ ok: true });
    expect(await loadEngine(engine)).toBe(await loadEngine(engine));
  });
});
