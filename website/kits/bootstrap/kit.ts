import { type Kit, muteIcons } from '../kit.ts';

export const bootstrap = {
  id: 'bootstrap',
  label: 'Bootstrap',
  purpose: 'Classes and controls that follow Bootstrap.',
  poster: { width: 386, height: 214 },
  component: 'QueryBuilderBootstrap',
  controls: {
    actionElement: 'classes',
    valueSelector: 'classes',
    valueEditor: 'component',
    notToggle: 'component',
  },
  packages: ['bootstrap', 'bootstrap-icons'],
  stylesheets: ['bootstrap/dist/css/bootstrap.css', 'bootstrap-icons/font/bootstrap-icons.css'],
  missingIcons: muteIcons,
} as const satisfies Kit;
