import type { Kit } from '../kit.ts';

export const bulma = {
  id: 'bulma',
  label: 'Bulma',
  purpose: 'Controls with the markup and classes of Bulma.',
  renderLimit: 100,
  component: 'QueryBuilderBulma',
  packages: ['bulma'],
  stylesheets: ['bulma/css/bulma.css'],
} as const satisfies Kit;
