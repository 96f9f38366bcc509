// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

/** What the extension would receive from the library's store. */
const received: { name?: string; actions: string[] } = { actions: [] };

type Reducer = (state: unknown, action: { readonly type: string }) => unknown;
type Create = (reducer: Reducer, state: unknown) => unknown;
type Enhancer = (create: Create) => Create;

vi.stubGlobal('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', ({ name }: { readonly name: string }) => {
  received.name = name;
  return (...enhancers: readonly Enhancer[]) =>
    (create: Create) =>
      enhancers.reduceRight((inner, enhance) => enhance(inner), recording(create));
});
vi.stubGlobal('__RQB_DEVTOOLS__', true);

const recording =
  (create: Create): Create =>
  (reducer, state) =>
    create((current, action) => {
      received.actions.push(action.type);
      return reducer(current, action);
    }, state);

test('the store of the builder appears in Redux DevTools as the page about state says', async () => {
  const { QueryBuilder } = await import('react-querybuilder');
  const rules = [{ field: 'status', operator: '=', value: 'paid' }];
  render(
    <QueryBuilder
      fields={[{ name: 'status', label: 'Status' }]}
      defaultQuery={{ combinator: 'and', rules }}
    />,
  );
  received.actions.length = 0;
  fireEvent.change(screen.getByTestId('value-editor'), { target: { value: 'shipped' } });
  expect(received).toEqual({
    name: 'React Query Builder',
    actions: ['queries/setQueryState'],
  });
});
