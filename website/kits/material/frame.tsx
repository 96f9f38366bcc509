import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryBuilderMaterial } from '@react-querybuilder/material';
import { useMemo } from 'react';
import type { KitProps } from '../kit-frame.ts';

/** The primary color of lists and switches. MUI's own blue is hard to see on the builder's background. */
const primary = { light: { main: '#0d47a1' }, dark: { main: '#90caf9' } };

/**
 * A palette per color mode: with CSS variables, MUI would overwrite the attribute that the frame
 * sets with the system's mode.
 */
const useTheme = (mode: KitProps['colorMode'], direction: KitProps['direction']) =>
  useMemo(
    () => createTheme({ direction, palette: { mode, primary: primary[mode] } }),
    [mode, direction],
  );

export const Provider = ({ colorMode, direction, icons, children }: KitProps) => (
  <ThemeProvider theme={useTheme(colorMode, direction)}>
    <QueryBuilderMaterial translations={icons}>{children as never}</QueryBuilderMaterial>
  </ThemeProvider>
);
