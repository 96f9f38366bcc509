import { isRuleGroup } from 'react-querybuilder';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type DisagreementKind,
  expectedDisagreements,
} from '../../../../../tests/data/query-engines/disagreements.ts';
import {
  type Case,
  cases,
  data,
  missingRow,
  reference,
  type VariantName,
  variants,
} from '../../../../../tests/data/query-engines/equivalence-cases.ts';
import { causeOfRule } from './causes.ts';
import { kindsOf } from './columns.ts';
import type { Engine } from './engines.ts';
import { type EngineOutcome, runQuery } from './run.ts';

interface Observed {
  readonly place: string;
  readonly difference: DisagreementKind;
  readonly outcome: EngineOutcome;
  readonly differing: readonly number[];
  readonly test: Case;
}

const placeOf = (topic: string, name: string, difference: DisagreementKind) =>
  `${topic} | ${name} | ${difference}`;

function differences(
  test: Case,
  expected: EngineOutcome,
  outcome: EngineOutcome,
): readonly Observed[] {
  if (!expected.ok) throw new Error(`${test.topic} ${test.name}: ${expected.error}`);
  const all = data.rows.map((_, index) => index);
  const differing = outcome.ok
    ? all.filter((index) => outcome.matched.includes(index) !== expected.matched.includes(index))
    : all;
  const parts: Readonly<Record<DisagreementKind, readonly number[]>> = outcome.ok
    ? {
        refused: [],
        values: differing.filter((index) => index !== missingRow),
        missing: differing.filter((index) => index === missingRow),
      }
    : { refused: all, values: [], missing: [] };
  return (Object.keys(parts) as DisagreementKind[])
    .filter((difference) => parts[difference].length > 0)
    .map((difference) => {
      const place = placeOf(test.topic, test.name, difference);
      return { place, difference, outcome, differing: parts[difference], test };
    });
}

const runAll = (engine: Engine) =>
  Promise.all(cases.map(({ query, options }) => runQuery(engine, query, data, options)));

let expectedOutcomes: readonly EngineOutcome[] = [];
beforeAll(async () => {
  expectedOutcomes = await runAll(reference);
});

async function observe(name: VariantName): Promise<readonly Observed[]> {
  const outcomes = await runAll(variants[name]);
  return cases.flatMap((test, index) =>
    differences(test, expectedOutcomes[index] as EngineOutcome, outcomes[index] as EngineOutcome),
  );
}

const expectedOf = (name: VariantName) =>
  expectedDisagreements
    .filter(({ engines }) => engines.includes(name))
    .flatMap(({ cause, where, difference }) =>
      Object.entries(where).flatMap(([topic, names]) =>
        names.map((rule) => ({ place: placeOf(topic, rule, difference), cause })),
      ),
    );

describe.each(Object.keys(variants) as VariantName[])('%s', (name) => {
  it('differs from SQLite where the table says so, and nowhere else', async () => {
    const observed = await observe(name);
    const expected = expectedOf(name);
    expect(observed.map(({ place }) => place).sort()).toEqual(
      expected.map(({ place }) => place).sort(),
    );
    // The page shows readers the cause that the table names.
    const causes = new Map(expected.map(({ place, cause }) => [place, cause]));
    const noted = observed.flatMap(({ place, outcome, differing, test }) => {
      const [rule] = test.query.rules;
      if (test.topic === 'group' || !rule || isRuleGroup(rule)) return [];
      const reference = expectedOutcomes[cases.indexOf(test)] as EngineOutcome;
      const facts = {
        rule,
        engine: variants[name].id,
        outcome,
        reference,
        data,
        kind: kindsOf(data).get(rule.field),
        parsesNumbers: test.options.parseNumbers !== false,
      };
      const rows = outcome.ok ? differing.map((index) => data.rows[index]) : [undefined];
      return rows.map((row) => [place, causeOfRule({ ...facts, row }).id]);
    });
    expect(noted).toEqual(noted.map(([place]) => [place, causes.get(String(place))]));
  });
});

describe('SQLite', () => {
  const matchedBy = async (topic: Case['topic'], name: string) => {
    const test = cases.find((each) => each.topic === topic && each.name === name);
    const outcome = test && (await runQuery(reference, test.query, data, test.options));
    return outcome?.ok ? outcome.matched : outcome;
  };

  it.each([
    ['text', '=', [0]],
    ['text', 'contains', [0, 1]],
    ['text', 'doesNotEndWith', [2, 3, 4, 5, 6]],
    ['text, list', 'notIn', [1, 2, 3, 4, 5]],
    ['text, null', 'null', [7]],
    ['text, quote', '!=', [0, 1, 3, 4, 5, 6]],
    ['text, %', 'contains', [0, 1, 2, 3, 4, 5, 6]],
    ['text, dot', 'contains', [5]],
    ['number', '<', [4, 5]],
    ['number, range', 'between', [0, 2, 3]],
    ['number, range', 'notBetween', [1, 4, 5, 6]],
    ['number, left as a text', '>=', [0, 1, 2, 3, 6]],
    ['boolean false', '=', [1, 3, 5]],
    ['date', '>', [1, 2, 3, 5, 6]],
    ['date, range', 'between', [0, 1, 2, 5]],
    ['date and time', '<=', [0, 4]],
    ['time, range', 'notBetween', [3, 4, 6]],
    ['text field', 'contains', [0, 1, 2, 3, 5, 6]],
    ['number field', '>', [1, 2, 6]],
    ['group', 'nested', [0, 2, 6]],
    ['group', 'nested not', [0, 3, 4, 5]],
    ['group', 'empty', [0, 1, 2, 3, 4, 5, 6, 7]],
  ] as const)('means what SQL says: %s %s', async (topic, name, rows) => {
    expect(await matchedBy(topic, name)).toEqual(rows);
  });

  it('has no xor', async () => {
    const rule = { field: 'total', operator: '>', value: 20 };
    const query = { combinator: 'xor', rules: [rule, rule] };
    const outcome = await runQuery(reference, query, data);
    expect(outcome).toMatchObject({ ok: false, error: /near "xor": syntax error/ });
  });
});
