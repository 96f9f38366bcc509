import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryBuilderMantine } from '@react-querybuilder/mantine';
import type { KitProps } from '../kit-frame.ts';
import { theme } from './kit.ts';

export const Provider = ({ colorMode, direction, icons, children }: KitProps) => (
  <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
    <MantineProvider theme={theme} forceColorScheme={colorMode}>
      <QueryBuilderMantine translations={icons}>{children as never}</QueryBuilderMantine>
    </MantineProvider>
  </DirectionProvider>
);
