import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryBuilderMaterial } from '@react-querybuilder/material';
import { useMemo } from 'react';
import { showKit } from '../frame.tsx';
import { kitIcons } from '../icons.ts';
import type { KitProps } from '../kit.ts';
import './material.css';

/**
 * A palette per colour mode: with CSS variables MUI would write the system's mode over the
 * attribute that the frame sets.
 */
const useTheme = (mode: KitProps['colorMode'], direction: KitProps['direction']) =>
  useMemo(() => createTheme({ direction, palette: { mode } }), [mode, direction]);

showKit(({ colorMode, direction, children }) => (
  <ThemeProvider theme={useTheme(colorMode, direction)}>
    <QueryBuilderMaterial translations={kitIcons.material}>
      {children as never}
    </QueryBuilderMaterial>
  </ThemeProvider>
));
