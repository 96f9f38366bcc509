// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import {
  defaultOperators,
  QueryBuilder,
  type RuleGroupType,
  type RuleGroupTypeAny,
  ValueEditor,
} from 'react-querybuilder';
import { afterEach, expect, it } from 'vitest';
import { anyQuery } from '../../../../../tests/data/any-query.ts';
import { findDataSet } from '../data/dataSets.ts';
import { KeepValues, keepingValues } from './KeepValues.tsx';

const fields = [
  { name: 'age', label: 'Age', inputType: 'number' as const },
  { name: 'name', label: 'Name' },
  ...findDataSet('orders').fields,
];
const controlElements = { valueEditor: keepingValues(ValueEditor) };

const query = (id: string, field: string, operator: string, value: unknown): RuleGroupType => ({
  id: 'root',
  combinator: 'and',
  rules: [{ id, field, operator, value }],
});

let setQuery: (query: RuleGroupTypeAny) => void;
let current: RuleGroupTypeAny;
const reported: RuleGroupTypeAny[] = [];

function Page({ start }: { readonly start: RuleGroupTypeAny }) {
  const [shown, setShown] = useState(start);
  setQuery = setShown;
  current = shown;
  const onQueryChange = (next: RuleGroupTypeAny) => {
    reported.push(next);
    setShown(next);
  };
  return (
    <KeepValues query={shown} onQueryChange={onQueryChange}>
      {(report) => (
        <QueryBuilder
          fields={fields}
          operators={defaultOperators}
          query={shown as RuleGroupType}
          onQueryChange={report}
          enableMountQueryChange={false}
          controlElements={controlElements as never}
        />
      )}
    </KeepValues>
  );
}

const show = (start: RuleGroupTypeAny) => render(<Page start={start} />);

const chooseEquals = () =>
  fireEvent.change(screen.getByTestId('operators'), { target: { value: '=' } });

afterEach(() => {
  cleanup();
  reported.length = 0;
});

const odd = [
  ['a number with a comma', query('a', 'age', '=', '1,000')],
  ['a list in a text input', query('a', 'name', '=', ['x', 'y'])],
] as const;

it.each(odd)('shows %s without a change', (_name, given) => {
  show(given);
  expect(reported).toEqual([]);
});

it.each(odd)('accepts %s after another query', async (_name, given) => {
  show(query('a', 'name', 'contains', 'z'));
  await act(() => setQuery(given));
  expect(reported).toEqual([]);
  expect(current).toBe(given);
});

it('corrects a value after an edit of the operator, as the library does', () => {
  show(query('a', 'age', 'between', '12,14'));
  chooseEquals();
  expect(current.rules).toMatchObject([{ operator: '=', value: '12' }]);
});

it('doesn’t change a query that comes after such an edit', async () => {
  show(query('a', 'age', 'between', '12,14'));
  chooseEquals();
  reported.length = 0;
  const next = query('a', 'age', '>', '1,000');
  await act(() => setQuery(next));
  expect(reported).toEqual([]);
  expect(current).toBe(next);
});

it('changes no query that the library accepts', async () => {
  const { fields: all } = findDataSet('orders');
  show(query('a', 'name', '=', ''));
  for (const given of fc.sample(anyQuery(all.map(({ name }) => String(name))), 60)) {
    await act(() => setQuery(given));
    expect(current).toBe(given);
  }
  expect(reported).toEqual([]);
}, 120_000);
