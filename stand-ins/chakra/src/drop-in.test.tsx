// @vitest-environment happy-dom
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { describeDropIn } from '../../../tests/add-ons/drop-in.tsx';
import { describeNames } from '../../../tests/add-ons/names.ts';
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

describeDropIn(
  {
    Provider: QueryBuilderChakra,
    Root: ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>,
    props: { controlElements: chakraControlElements, translations: chakraTranslations },
    controls: {
      actionElement: Action,
      notToggle: Not,
      valueEditor: Editor,
      valueSelector: Selector,
    },
  },
  () => {
    expect(screen.getByTestId('value-editor').className).toContain('chakra-input');
    expect(screen.getByTestId('fields').className).toContain('chakra-native-select');
    expect(screen.getByTestId('add-rule').className).toContain('chakra-button');
    expect(screen.getByLabelText('Not')).toBeTruthy();
  },
);
