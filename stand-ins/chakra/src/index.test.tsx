// @vitest-environment happy-dom
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { screen } from '@testing-library/react';
import { describeKit } from '../../../tests/add-ons/kit-spec.tsx';
import { QueryBuilderChakra } from './index.tsx';

describeKit('chakra', {
  Provider: QueryBuilderChakra,
  Root: ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>,
  classes: {
    'value-editor': 'chakra-input',
    fields: 'chakra-native-select',
    'add-rule': 'chakra-button',
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
