// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findDataSet } from '../../data/dataSets.ts';
import type { ResultsInput } from '../../engines/results.ts';
import { useResults } from './useResults.ts';

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

it('never has outcomes for the rows of other data', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const people = inputOf('people');
  const { result, rerender } = renderHook(useResults, { initialProps: people });
  const found = () => [...result.current.results.outcomes.keys()];
  await act(() => vi.runAllTimersAsync());
  expect(found()).toEqual(['jsonlogic']);
  rerender({ ...people, withNulls: true });
  expect(found()).toEqual(['jsonlogic']);
  rerender(inputOf('orders'));
  expect(found()).toEqual([]);
  await act(() => vi.runAllTimersAsync());
  expect(found()).toEqual(['jsonlogic']);
});
