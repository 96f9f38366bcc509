// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { findDataSet } from '../../data/dataSets.ts';
import type { ResultsInput } from '../../engines/results.ts';
import { type Results, useResults } from './useResults.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

vi.mock('../../engines/results.ts', () => ({
  outcomesOf: async ({ engines }: ResultsInput) => new Map(engines.map((id) => [id, { ok: true }])),
  leftOutOf: async () => [],
  disagreementsOf: async () => [],
}));

const inputOf = (dataSet: string): ResultsInput => ({
  query: findDataSet(dataSet).initialQuery,
  dataSet,
  withNulls: false,
  engines: ['jsonlogic'],
  parseNumbers: true,
  usesExpr: false,
  usesDatetime: false,
});

interface PanelProps {
  readonly input: ResultsInput;
  readonly onResults: (results: Results) => void;
}

function Panel({ input, onResults }: PanelProps) {
  onResults(useResults(input).results);
  return null;
}

it('never has outcomes for the rows of other data', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let found: readonly string[] = [];
  const onResults = ({ outcomes }: Results) => {
    found = [...outcomes.keys()];
  };
  const root = createRoot(document.createElement('div'));
  const show = (input: ResultsInput) =>
    act(() => root.render(<Panel input={input} onResults={onResults} />));
  const people = inputOf('people');
  await show(people);
  await act(() => vi.runAllTimersAsync());
  expect(found).toEqual(['jsonlogic']);
  await show({ ...people, withNulls: true });
  expect(found).toEqual(['jsonlogic']);
  await show(inputOf('orders'));
  expect(found).toEqual([]);
  await act(() => vi.runAllTimersAsync());
  expect(found).toEqual(['jsonlogic']);
  await act(() => root.unmount());
});
