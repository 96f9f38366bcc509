import type { Kit } from '../kit.ts';

export const bulma = {
  id: 'bulma',
  label: 'Bulma',
  purpose: 'Controls with the markup and classes of Bulma.',
  poster: { width: 386, height: 259 },
  component: 'QueryBuilderBulma',
  controls: {
    actionElement: 'classes',
    valueSelector: 'component',
    valueEditor: 'component',
    notToggle: 'component',
  },
  packages: ['bulma'],
  stylesheets: ['bulma/css/bulma.css'],
  missingIcons: 'all',
} as const satisfies Kit;
