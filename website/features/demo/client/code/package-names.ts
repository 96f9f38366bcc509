import { addOnOf, type KitPackage, kitPackages, uiKits } from '../../../../kits/kits.ts';

const withoutKit = [
  'react',
  'react-dom',
  'react-querybuilder',
  '@react-querybuilder/datetime',
  '@react-querybuilder/dnd',
  '@dnd-kit/core',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'dayjs',
  'typescript',
  'vite',
] as const;

export type PackageName = (typeof withoutKit)[number] | KitPackage;

export const packageNames: readonly PackageName[] = [
  ...new Set<PackageName>([...withoutKit, ...uiKits.map(addOnOf), ...kitPackages]),
];
