import {
  ChakraProvider,
  createSystem,
  defaultConfig,
  LocaleProvider,
  Theme,
} from '@chakra-ui/react';
import { QueryBuilderChakra } from '@react-querybuilder/chakra';
import { showKit } from '../../playground/frames/frame.tsx';
import { chakra } from './kit.ts';

const system = createSystem(defaultConfig);

showKit(chakra, ({ colorMode, direction, children }) => (
  <ChakraProvider value={system}>
    <LocaleProvider locale={direction === 'rtl' ? 'he' : 'en'}>
      <Theme appearance={colorMode} hasBackground={false}>
        <QueryBuilderChakra>{children as never}</QueryBuilderChakra>
      </Theme>
    </LocaleProvider>
  </ChakraProvider>
));
