// @vitest-environment happy-dom
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { QueryBuilder } from 'react-querybuilder';
import { afterEach, expect, it } from 'vitest';
import { describeNames } from '../../shared/testing/names.ts';
import * as chakra from './index.tsx';
import {
  ChakraActionElement,
  type ChakraActionProps,
  ChakraNotToggle,
  type ChakraNotToggleProps,
  ChakraValueEditor,
  type ChakraValueEditorProps,
  ChakraValueSelector,
  type ChakraValueSelectorProps,
  chakraControlElements,
  chakraTranslations,
  QueryBuilderChakra,
} from './index.tsx';

afterEach(cleanup);

describeNames(chakra, [
  'ChakraActionElement',
  'ChakraNotToggle',
  'ChakraValueEditor',
  'ChakraValueSelector',
  'QueryBuilderChakra',
  'chakraControlElements',
  'chakraTranslations',
]);

const Action = (props: ChakraActionProps) => (
  <ChakraActionElement {...props} variant="solid" colorPalette="teal" size="xs" />
);
const Not = (props: ChakraNotToggleProps) => <ChakraNotToggle {...props} colorPalette="red" />;
const Editor = (props: ChakraValueEditorProps) => (
  <ChakraValueEditor {...props} extraProps={{ spellCheck: false, size: 'xs' }} />
);
const Selector = (props: ChakraValueSelectorProps) => (
  <ChakraValueSelector {...props} variant="subtle" width="40" />
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
    <QueryBuilderChakra key="">
      <QueryBuilder fields={fields} defaultQuery={defaultQuery} showNotToggle />
    </QueryBuilderChakra>,
  ],
  [
    'the control elements and translations',
    <QueryBuilder
      key=""
      fields={fields}
      defaultQuery={defaultQuery}
      showNotToggle
      controlElements={chakraControlElements}
      translations={chakraTranslations}
    />,
  ],
  [
    'single controls',
    <QueryBuilder
      key=""
      fields={fields}
      defaultQuery={defaultQuery}
      showNotToggle
      controlElements={{
        actionElement: Action,
        notToggle: Not,
        valueEditor: Editor,
        valueSelector: Selector,
      }}
    />,
  ],
])('renders with %s', (_, builder) => {
  render(<ChakraProvider value={defaultSystem}>{builder}</ChakraProvider>);
  expect(screen.getByTestId('value-editor').className).toContain('chakra-input');
  expect(screen.getByTestId('fields').className).toContain('chakra-native-select');
  expect(screen.getByTestId('add-rule').className).toContain('chakra-button');
  expect(screen.getByLabelText('Not')).toBeTruthy();
});
