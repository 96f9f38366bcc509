import {
  ChakraProvider,
  createSystem,
  defaultConfig,
  LocaleProvider,
  Theme,
} from '@chakra-ui/react';
import { QueryBuilderChakra } from '@react-querybuilder/chakra';
import type { KitProps } from '../kit-frame.ts';

/** Chakra's own borders and switches are hard to see on the builder's background. */
const system = createSystem(defaultConfig, {
  theme: {
    semanticTokens: {
      colors: {
        bg: { emphasized: { value: { _light: '{colors.gray.600}', _dark: '{colors.gray.600}' } } },
        border: { DEFAULT: { value: { _light: '{colors.gray.600}', _dark: '{colors.gray.400}' } } },
      },
    },
  },
});

export const Provider = ({ colorMode, direction, children }: KitProps) => (
  <ChakraProvider value={system}>
    <LocaleProvider locale={direction === 'rtl' ? 'he' : 'en'}>
      <Theme appearance={colorMode} hasBackground={false}>
        <QueryBuilderChakra>{children as never}</QueryBuilderChakra>
      </Theme>
    </LocaleProvider>
  </ChakraProvider>
);
