import { allButHandle } from '../controls.ts';
import type { Kit } from '../kit.ts';

export const tremor = {
  id: 'tremor',
  label: 'Tremor',
  subject: 'in the style of Tremor on Tailwind CSS',
  purpose: 'Controls in the style of Tremor, for Tailwind CSS.',
  poster: { width: 386, height: 193 },
  component: 'QueryBuilderTremor',
  controls: allButHandle,
  packages: ['radix-ui', 'react-day-picker', 'date-fns', 'tailwind-merge'],
  published:
    'The published add-on needs @tremor/react, which requires React 18, instead of radix-ui, react-day-picker, date-fns, and tailwind-merge.',
  buildPackages: ['tailwindcss', '@tailwindcss/vite'],
  ownPackage: 'tailwindcss',
  missingIcons: 'all',
  sandboxStylesheets: ['@react-querybuilder/tremor/tremor.css'],
  buildCss: `@import "tailwindcss";
@source "../node_modules/@react-querybuilder/tremor";`,
} as const satisfies Kit;
