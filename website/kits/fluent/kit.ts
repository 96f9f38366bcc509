import { allControls } from '../controls.ts';
import type { Kit } from '../kit.ts';

export const fluent = {
  id: 'fluent',
  label: 'Fluent UI',
  purpose: 'Controls made of Fluent UI components.',
  poster: { width: 386, height: 219 },
  component: 'QueryBuilderFluent',
  controls: allControls,
  packages: ['@fluentui/react-components', '@fluentui/react-icons'],
  published:
    'The published add-on needs @fluentui/react-icons-mdl2 instead of @fluentui/react-icons.',
  provider: {
    from: '@fluentui/react-components',
    names: ['FluentProvider', 'webLightTheme'],
    tag: 'FluentProvider theme={webLightTheme}',
  },
} as const satisfies Kit;
