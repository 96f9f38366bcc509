// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { QueryBuilder, toOptions, type ValueSelectorProps } from 'react-querybuilder';
import { afterEach, expect, it } from 'vitest';
import { describeKit } from '../../shared/testing/kit-spec.tsx';
import { QueryBuilderTremor, TremorValueEditor } from './index.tsx';

afterEach(cleanup);

describeKit('tremor', {
  Provider: QueryBuilderTremor,
  storesNumbers: true,
  async choose(user, list, name) {
    await user.click(list);
    await user.click(await screen.findByRole('option', { name, hidden: false }));
  },
  async toggleOptions(user, list, labels) {
    await user.click(list);
    for (const name of labels) {
      await user.click(await screen.findByRole('menuitemcheckbox', { name }));
    }
    await user.keyboard('{Escape}');
  },
});

const OwnSelector = ({ options, testID }: ValueSelectorProps) => (
  <select data-own="" data-testid={testID}>
    {toOptions(options)}
  </select>
);

it.each([
  ['its own selector', {}, (list: HTMLElement) => list.getAttribute('role') === 'combobox'],
  [
    'the builder’s',
    { valueSelector: OwnSelector as never },
    (list: HTMLElement) => 'own' in list.dataset,
  ],
] as const)('a value editor alone renders lists with %s', (_, selectors, isIt) => {
  const values = [{ name: 'red', label: 'Red' }];
  render(
    <QueryBuilder
      fields={[{ name: 'color', label: 'Color', valueEditorType: 'select', values }]}
      defaultQuery={{ combinator: 'and', rules: [{ field: 'color', operator: '=', value: 'red' }] }}
      controlElements={{ valueEditor: TremorValueEditor, ...selectors }}
    />,
  );
  expect(isIt(screen.getByTestId('value-editor'))).toBe(true);
});
