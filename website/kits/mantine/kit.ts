import { allButHandle } from '../controls.ts';
import type { Kit } from '../kit.ts';

/** The theme of the demo's frame and of programs that readers copy. */
export const theme = {
  primaryShade: 9,
  components: { Combobox: { defaultProps: { keepMounted: false } } },
} as const;

const themeCode = JSON.stringify(theme, null, 2).replaceAll(/"(\w+)":/g, '$1:');

export const mantine = {
  id: 'mantine',
  label: 'Mantine',
  purpose: 'Controls made of Mantine components.',
  poster: { width: 386, height: 239 },
  component: 'QueryBuilderMantine',
  controls: allButHandle,
  packages: ['@mantine/core', '@mantine/dates', '@mantine/hooks', 'dayjs'],
  provider: {
    from: '@mantine/core',
    names: ['createTheme', 'MantineProvider'],
    tag: 'MantineProvider theme={theme}',
    setup: `// Mantine's default shade of blue has too little contrast, so primaryShade chooses a darker one.
// Mantine renders the options of closed lists too, unless keepMounted is false.
const theme = createTheme(${themeCode});`,
  },
  stylesheets: ['@mantine/core/styles.css', '@mantine/dates/styles.css'],
  missingIcons: 'all',
} as const satisfies Kit;
