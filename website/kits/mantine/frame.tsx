import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryBuilderMantine } from '@react-querybuilder/mantine';
import type { KitFrame } from '../kit-frame.ts';
import { mantine, theme } from './kit.ts';
import { rules } from './rules.ts';

export const frame: KitFrame = {
  kit: mantine,
  rules,
  Provider: ({ colorMode, direction, icons, children }) => (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <MantineProvider theme={theme} forceColorScheme={colorMode}>
        <QueryBuilderMantine translations={icons}>{children as never}</QueryBuilderMantine>
      </MantineProvider>
    </DirectionProvider>
  ),
};
