import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryBuilderMantine } from '@react-querybuilder/mantine';
import { showKit } from '../../playground/frames/frame.tsx';
import './frame.css';
import { mantine } from './kit.ts';

showKit(mantine, ({ colorMode, direction, icons, children }) => (
  <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
    <MantineProvider forceColorScheme={colorMode}>
      <QueryBuilderMantine translations={icons}>{children as never}</QueryBuilderMantine>
    </MantineProvider>
  </DirectionProvider>
));
