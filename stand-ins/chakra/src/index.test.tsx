// @vitest-environment happy-dom
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { screen } from '@testing-library/react';
import { describeKit } from '../../../tests/add-ons/kit-spec.tsx';
import {
  ChakraActionElement,
  ChakraNotToggle,
  ChakraValueEditor,
  ChakraValueSelector,
  QueryBuilderChakra,
} from './index.tsx';

describeKit('chakra', {
  Provider: QueryBuilderChakra,
  Root: ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>,
  classes: {
    'value-editor': 'chakra-input',
    fields: 'chakra-native-select',
    'add-rule': 'chakra-button',
  },
  ownControls: {
    actionElement: (props) => (
      <ChakraActionElement
        {...props}
        data-own="actionElement"
        variant="solid"
        colorPalette="teal"
        size="xs"
      />
    ),
    notToggle: (props) => <ChakraNotToggle {...props} data-own="notToggle" colorPalette="red" />,
    valueEditor: (props) => (
      <ChakraValueEditor {...props} extraProps={{ 'data-own': 'valueEditor', size: 'xs' }} />
    ),
    valueSelector: (props) => (
      <ChakraValueSelector {...props} data-own="valueSelector" variant="subtle" width="40" />
    ),
  },
  async toggleOptions(user, list, labels) {
    await user.click(list);
    for (const name of labels) {
      // Hidden ones are those of the select that forms read.
      await user.click(await screen.findByRole('option', { name, hidden: false }));
    }
    await user.keyboard('{Escape}');
  },
});
