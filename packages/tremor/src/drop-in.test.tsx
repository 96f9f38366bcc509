// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { QueryBuilder } from 'react-querybuilder';
import { afterEach, expect, it } from 'vitest';
import { describeNames } from '../../shared/testing/names.ts';
import * as tremor from './index.tsx';
import {
  QueryBuilderTremor,
  TremorActionElement,
  type TremorActionProps,
  TremorNotToggle,
  type TremorNotToggleProps,
  TremorShiftActions,
  TremorValueEditor,
  type TremorValueEditorProps,
  TremorValueSelector,
  type TremorValueSelectorProps,
  tremorControlClassnames,
  tremorControlElements,
} from './index.tsx';

afterEach(cleanup);

describeNames(tremor, [
  'QueryBuilderTremor',
  'TremorActionElement',
  'TremorNotToggle',
  'TremorShiftActions',
  'TremorValueEditor',
  'TremorValueSelector',
  'tremorControlClassnames',
  'tremorControlElements',
]);

const Icon = () => <svg aria-hidden="true" />;

const Action = (props: TremorActionProps) => (
  <TremorActionElement
    {...props}
    variant="primary"
    color="emerald"
    size="xs"
    icon={Icon}
    iconPosition="right"
    loading={false}
    loadingText="Loading"
    tooltip="Press"
  />
);
const Not = (props: TremorNotToggleProps) => (
  <TremorNotToggle
    {...props}
    color="rose"
    tooltip="Turn around"
    name="not"
    required={false}
    error={false}
    errorMessage="Wrong"
  />
);
const Editor = (props: TremorValueEditorProps) => (
  <TremorValueEditor
    {...props}
    extraProps={{ icon: Icon, error: false, errorMessage: 'Wrong', spellCheck: false }}
  />
);
const Selector = (props: TremorValueSelectorProps) => (
  <TremorValueSelector
    {...props}
    placeholder="Choose"
    icon={Icon}
    enableClear={false}
    name="list"
    required={false}
    error={false}
    errorMessage="Wrong"
  />
);

const fields = [{ name: 'note', label: 'Note' }];
const defaultQuery = {
  combinator: 'and',
  rules: [{ field: 'note', operator: '=', value: 'x' }],
};

// Everything that an app can use of the published package; the types are checked with the rest.
it.each([
  [
    'the provider',
    <QueryBuilderTremor key="">
      <QueryBuilder fields={fields} defaultQuery={defaultQuery} showNotToggle />
    </QueryBuilderTremor>,
  ],
  [
    'the control elements and classes',
    <QueryBuilder
      key=""
      fields={fields}
      defaultQuery={defaultQuery}
      showNotToggle
      controlElements={tremorControlElements}
      controlClassnames={tremorControlClassnames}
    />,
  ],
  [
    'single controls',
    <QueryBuilder
      key=""
      fields={fields}
      defaultQuery={defaultQuery}
      showNotToggle
      showShiftActions
      controlElements={{
        actionElement: Action,
        notToggle: Not,
        shiftActions: TremorShiftActions,
        valueEditor: Editor,
        valueSelector: Selector,
      }}
    />,
  ],
])('renders with %s', (_, builder) => {
  render(builder);
  expect(screen.getByTestId('value-editor').className).toContain('rounded-md');
  expect(screen.getByTestId('fields').getAttribute('role')).toBe('combobox');
  expect(screen.getByTestId('add-rule').className).toContain('rounded-md');
  expect(screen.getByRole('switch', { name: 'Not' })).toBeTruthy();
});
