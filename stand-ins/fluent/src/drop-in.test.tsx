// @vitest-environment happy-dom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import { afterEach, expect, it } from 'vitest';
import { mendDom } from '../../../tests/add-ons/dom.ts';
import { describeDropIn } from '../../../tests/add-ons/drop-in.tsx';
import { describeNames } from '../../../tests/add-ons/names.ts';
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

const Root = ({ children }: { readonly children: ReactNode }) => (
  <FluentProvider theme={webLightTheme}>{children}</FluentProvider>
);

describeDropIn(
  {
    Provider: QueryBuilderFluent,
    Root,
    props: { controlElements: fluentControlElements, translations: fluentTranslations },
    controls: {
      actionElement: Action,
      dragHandle: FluentDragHandle,
      notToggle: Not,
      shiftActions: FluentShiftActions,
      valueEditor: Editor,
      valueSelector: Selector,
    },
  },
  () => {
    expect(screen.getByTestId('value-editor').className).toContain('fui-Input');
    expect(screen.getByTestId('fields').className).toContain('fui-Select');
    expect(screen.getByTestId('add-rule').className).toContain('fui-Button');
    expect(screen.getByLabelText('Not')).toBeTruthy();
  },
);

it.each(['select', 'multiselect'] as const)('a %s shows its placeholder', (valueEditorType) => {
  const color = {
    name: 'color',
    label: 'Color',
    valueEditorType,
    values: [{ name: 'r', label: 'R' }],
  };
  render(
    <Root>
      <QueryBuilderFluent controlElements={{ valueSelector: Selector }}>
        <QueryBuilder
          fields={[color]}
          defaultQuery={{
            combinator: 'and',
            rules: [{ field: 'color', operator: '=', value: '' }],
          }}
        />
      </QueryBuilderFluent>
    </Root>,
  );
  const list = screen.getByTestId<HTMLSelectElement>('value-editor');
  const shown = list.selectedOptions?.[0] ?? list;
  expect(shown.textContent).toBe('Choose');
});
