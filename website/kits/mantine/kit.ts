import { allButHandle } from '../controls.ts';
import type { Kit } from '../kit.ts';

export const mantine = {
  id: 'mantine',
  label: 'Mantine',
  purpose: 'Controls made of Mantine components.',
  renderLimit: 100,
  component: 'QueryBuilderMantine',
  controls: allButHandle,
  packages: ['@mantine/core', '@mantine/dates', '@mantine/hooks', 'dayjs'],
  provider: {
    from: '@mantine/core',
    names: ['MantineProvider'],
    tag: 'MantineProvider theme={theme}',
    setup: `// Mantine renders the options of closed lists too, unless keepMounted is false.
const theme = { components: { Combobox: { defaultProps: { keepMounted: false } } } };`,
  },
  stylesheets: ['@mantine/core/styles.css', '@mantine/dates/styles.css'],
  css: `/* Without this rule, the lists are as wide as form fields. */
.rule-operators,
.rule-valueSource,
.ruleGroup-combinators {
  width: 9rem;
}`,
  optionCss: {
    showShiftActions: `/* Without this rule, the white arrows disappear. */
.shiftActions .mantine-Button-root {
  height: 16px;
  color: inherit;
}

.shiftActions .mantine-Button-root:disabled {
  opacity: 0.4;
}`,
  },
  missingIcons: 'all',
} as const satisfies Kit;
