import type { RuleGroupTypeAny } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { findDataSet } from '../../data/dataSets.ts';
import { type FormatId, formats } from '../../formats.ts';
import { readSettings } from '../../settings.ts';
import { entriesOf } from './entries.ts';
import { exportedOf } from './exported.ts';
import { exportSettings } from './settings.ts';

const dataSet = findDataSet('people');

function exported(format: FormatId, query: object) {
  const state = readSettings(exportSettings, { format });
  return exportedOf(query as RuleGroupTypeAny, entriesOf(state, dataSet), state, dataSet);
}

const rule = (operator: string, value: unknown) => ({ field: 'lastName', operator, value });
const group = (...rules: unknown[]) => ({ combinator: 'and', rules });

/** Whether a quote ends the string that it's in. */
const endsString = (text: string) => text.includes("x'x") && text.includes('x"x');

it.each(formats)('an export as $id says which values have unescaped quotes', ({ id }) => {
  const values = ["x'x", 'x"x'];
  const lists = ['=', 'contains', 'beginsWith', 'endsWith', '!='].map((name) => rule(name, values));
  const nested = rule('in', [values]);
  const fine = [rule('in', values), rule('between', values), rule('null', values), rule('=', 'x')];
  const { returned, unescaped } = exported(id, group(...lists, nested, ...fine));
  const isText = returned?.text.startsWith('{') === false && returned.note === undefined;
  expect(unescaped).toEqual(isText ? [...lists, nested] : []);
  const { text = '' } = exported(id, group(...lists)).returned ?? {};
  if (unescaped.length > 0 && id !== 'sparql') expect(endsString(text)).toBe(true);
});

it('an export that fails says why', () => {
  const mixed = group(rule('=', 'a'), { rules: [rule('=', 'a'), 'or', rule('=', 'b')] });
  expect(exported('prisma', mixed)).toEqual({
    failure: expect.any(String),
    leftOut: [],
    unescaped: [],
  });
});
