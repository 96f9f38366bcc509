import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryBuilderMantine } from '@react-querybuilder/mantine';
import { showKit } from '../frame.tsx';
import { kitIcons } from '../icons.ts';
import './mantine.css';

showKit(({ colorMode, direction, children }) => (
  <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
    <MantineProvider forceColorScheme={colorMode}>
      <QueryBuilderMantine translations={kitIcons.mantine}>{children as never}</QueryBuilderMantine>
    </MantineProvider>
  </DirectionProvider>
));
