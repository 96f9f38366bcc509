// @vitest-environment happy-dom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { QueryBuilder } from 'react-querybuilder';
import { afterEach, expect, it } from 'vitest';
import { mendDom } from '../../shared/testing/dom.ts';
import { describeNames } from '../../shared/testing/names.ts';
import * as fluent from './index.tsx';
import {
  FluentActionElement,
  type FluentActionProps,
  FluentDragHandle,
  FluentNotToggle,
  type FluentNotToggleProps,
  FluentShiftActions,
  FluentValueEditor,
  type FluentValueEditorProps,
  FluentValueSelector,
  type FluentValueSelectorProps,
  fluentControlElements,
  fluentTranslations,
  QueryBuilderFluent,
} from './index.tsx';

mendDom();
afterEach(cleanup);

describeNames(fluent, [
  'FluentActionElement',
  'FluentDragHandle',
  'FluentNotToggle',
  'FluentShiftActions',
  'FluentValueEditor',
  'FluentValueSelector',
  'QueryBuilderFluent',
  'fluentControlElements',
  'fluentTranslations',
]);

const Action = (props: FluentActionProps) => (
  <FluentActionElement {...props} appearance="primary" shape="circular" size="small" />
);
const Not = (props: FluentNotToggleProps) => <FluentNotToggle {...props} labelPosition="before" />;
const Editor = (props: FluentValueEditorProps) => (
  <FluentValueEditor {...props} extraProps={{ appearance: 'underline', spellCheck: false }} />
);
const Selector = (props: FluentValueSelectorProps) => (
  <FluentValueSelector {...props} appearance="underline" size="small" placeholder="Choose" />
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
    <QueryBuilderFluent key="">
      <QueryBuilder fields={fields} defaultQuery={defaultQuery} showNotToggle />
    </QueryBuilderFluent>,
  ],
  [
    'the control elements and translations',
    <QueryBuilder
      key=""
      fields={fields}
      defaultQuery={defaultQuery}
      showNotToggle
      controlElements={fluentControlElements}
      translations={fluentTranslations}
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
        dragHandle: FluentDragHandle,
        notToggle: Not,
        shiftActions: FluentShiftActions,
        valueEditor: Editor,
        valueSelector: Selector,
      }}
    />,
  ],
])('renders with %s', (_, builder) => {
  render(<FluentProvider theme={webLightTheme}>{builder}</FluentProvider>);
  expect(screen.getByTestId('value-editor').className).toContain('fui-Input');
  expect(screen.getByTestId('fields').className).toContain('fui-Select');
  expect(screen.getByTestId('add-rule').className).toContain('fui-Button');
  expect(screen.getByLabelText('Not')).toBeTruthy();
});

it.each(['select', 'multiselect'] as const)('a %s shows its placeholder', (valueEditorType) => {
  const color = {
    name: 'color',
    label: 'Color',
    valueEditorType,
    values: [{ name: 'r', label: 'R' }],
  };
  render(
    <FluentProvider theme={webLightTheme}>
      <QueryBuilderFluent controlElements={{ valueSelector: Selector }}>
        <QueryBuilder
          fields={[color]}
          defaultQuery={{
            combinator: 'and',
            rules: [{ field: 'color', operator: '=', value: '' }],
          }}
        />
      </QueryBuilderFluent>
    </FluentProvider>,
  );
  const list = screen.getByTestId<HTMLSelectElement>('value-editor');
  const shown = list.selectedOptions?.[0] ?? list;
  expect(shown.textContent).toBe('Choose');
});
