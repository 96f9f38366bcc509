import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryBuilderMantine } from '@react-querybuilder/mantine';
import type { KitFrame } from '../kit-frame.ts';
import { mantine } from './kit.ts';

const theme = {
  // Mantine's own shade of blue has too little contrast with white text and the builder's background.
  primaryShade: 9,
  // Mantine renders the options of closed lists too, which are most of the elements of a long query.
  components: { Combobox: { defaultProps: { keepMounted: false } } },
} as const;

export const frame: KitFrame = {
  kit: mantine,
  Provider: ({ colorMode, direction, icons, children }) => (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider theme={theme} forceColorScheme={colorMode}>
        <QueryBuilderMantine translations={icons}>{children as never}</QueryBuilderMantine>
      </MantineProvider>
    </DirectionProvider>
  ),
};
