import { allButHandle } from '../controls.ts';
import type { Kit } from '../kit.ts';

export const chakra = {
  id: 'chakra',
  label: 'Chakra UI',
  purpose: 'Controls made of Chakra UI components.',
  poster: { width: 386, height: 219 },
  component: 'QueryBuilderChakra',
  controls: allButHandle,
  packages: ['@chakra-ui/react', '@emotion/react'],
  provider: {
    from: '@chakra-ui/react',
    names: ['ChakraProvider', 'defaultSystem'],
    tag: 'ChakraProvider value={defaultSystem}',
  },
} as const satisfies Kit;
