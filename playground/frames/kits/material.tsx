import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryBuilderMaterial } from '@react-querybuilder/material';
import { showKit } from '../frame.tsx';
import { missingIcons } from '../icons.ts';
import './material.css';

/** Follows the attribute that the frame sets, without rendering again. */
const themes = {
  ltr: makeTheme('ltr'),
  rtl: makeTheme('rtl'),
};

function makeTheme(direction: 'ltr' | 'rtl') {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: { light: true, dark: true },
  });
}

showKit(({ direction, children }) => (
  <ThemeProvider theme={themes[direction]}>
    <QueryBuilderMaterial translations={missingIcons.material}>
      {children as never}
    </QueryBuilderMaterial>
  </ThemeProvider>
));
