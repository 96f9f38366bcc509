// @vitest-environment happy-dom
import { FluentProvider, SSRProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { QueryBuilder } from 'react-querybuilder';
import { afterEach, expect, it } from 'vitest';
import { describeKit } from '../../../tests/add-ons/kit-spec.tsx';
import {
  FluentActionElement,
  FluentNotToggle,
  FluentValueEditor,
  FluentValueSelector,
  QueryBuilderFluent,
} from './index.tsx';

describeKit('fluent', {
  Provider: QueryBuilderFluent,
  Root: ({ children }) => (
    <SSRProvider>
      <FluentProvider theme={webLightTheme}>{children}</FluentProvider>
    </SSRProvider>
  ),
  classes: { 'value-editor': 'fui-Input', fields: 'fui-Select', 'add-rule': 'fui-Button' },
  ownControls: {
    actionElement: (props) => (
      <FluentActionElement
        {...props}
        data-own="actionElement"
        appearance="primary"
        shape="circular"
        size="small"
      />
    ),
    notToggle: (props) => (
      <FluentNotToggle {...props} data-own="notToggle" labelPosition="before" />
    ),
    valueEditor: (props) => (
      <FluentValueEditor
        {...props}
        extraProps={{ 'data-own': 'valueEditor', appearance: 'underline' }}
      />
    ),
    valueSelector: (props) => (
      <FluentValueSelector
        {...props}
        data-own="valueSelector"
        appearance="underline"
        size="small"
      />
    ),
  },
  async toggleOptions(user, list, labels) {
    await user.click(list);
    for (const name of labels) {
      await user.click(await screen.findByRole('menuitemcheckbox', { name }));
    }
    await user.keyboard('{Escape}');
  },
});

afterEach(cleanup);

it.each(['select', 'multiselect'] as const)('a %s shows its placeholder', (valueEditorType) => {
  const color = {
    name: 'color',
    label: 'Color',
    valueEditorType,
    values: [{ name: 'r', label: 'R' }],
  };
  render(
    <FluentProvider theme={webLightTheme}>
      <QueryBuilderFluent
        controlElements={{
          valueSelector: (props) => <FluentValueSelector {...props} placeholder="Choose" />,
        }}
      >
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
