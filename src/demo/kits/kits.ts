import type { PackageName } from './package-names.ts';

/** A set of controls that the demo's builder can be drawn with. */
export interface Kit {
  /** Names it in the address; `plain` has the demo's own. */
  readonly id: string;
  readonly label: string;
  /** Of its page, for search engines. */
  readonly description: string;
  /** npm packages that are shown with their versions, the add-on first. */
  readonly packages: readonly PackageName[];
}

/** The kits in the order in which they are offered; `plain` is the library's own controls. */
export const kits = [
  {
    id: 'plain',
    label: 'No kit',
    description:
      'Edit a query with every option of React Query Builder, see the code for it, export it as SQL and other formats, import it, and run it over sample rows.',
    packages: [],
  },
  {
    id: 'antd',
    label: 'Ant Design',
    description:
      'React Query Builder with Ant Design 6: a live builder with every option, the code for it, what to install and what to know.',
    packages: ['@react-querybuilder/antd', 'antd'],
  },
  {
    id: 'bootstrap',
    label: 'Bootstrap',
    description:
      'React Query Builder with Bootstrap 5: a live builder with every option, the code for it, what to install and what to know.',
    packages: ['@react-querybuilder/bootstrap', 'bootstrap'],
  },
  {
    id: 'bulma',
    label: 'Bulma',
    description:
      'React Query Builder with Bulma 1: a live builder with every option, the code for it, what to install and what to know.',
    packages: ['@react-querybuilder/bulma', 'bulma'],
  },
  {
    id: 'chakra',
    label: 'Chakra UI',
    description:
      'React Query Builder with Chakra UI 3: a live builder with every option, the code for it, what to install and what to know.',
    packages: ['@react-querybuilder/chakra', '@chakra-ui/react'],
  },
  {
    id: 'fluent',
    label: 'Fluent UI',
    description:
      'React Query Builder with Fluent UI 9: a live builder with every option, the code for it, what to install and what to know.',
    packages: ['@react-querybuilder/fluent', '@fluentui/react-components'],
  },
  {
    id: 'mantine',
    label: 'Mantine',
    description:
      'React Query Builder with Mantine 9: a live builder with every option, the code for it, what to install and what to know.',
    packages: ['@react-querybuilder/mantine', '@mantine/core'],
  },
  {
    id: 'material',
    label: 'MUI',
    description:
      'React Query Builder with MUI 9: a live builder with every option, the code for it, what to install and what to know.',
    packages: ['@react-querybuilder/material', '@mui/material'],
  },
  {
    id: 'tremor',
    label: 'Tremor',
    description:
      'React Query Builder in the style of Tremor on Tailwind CSS 4: a live builder with every option, the code for it, what to install and what to know.',
    packages: ['@react-querybuilder/tremor', 'tailwindcss'],
  },
] as const satisfies readonly Kit[];

export type KitId = (typeof kits)[number]['id'];

/** Address of a kit's page. */
export const kitPath = (id: string) => (id === 'plain' ? '/demo' : `/demo/${id}`);

/** The kit of an address; the first one for an address that names none. */
export function kitOfPath(path: string): Kit & { readonly id: KitId } {
  const last = path.split('/').filter(Boolean).at(-1);
  return kits.find(({ id }) => id === last) ?? kits[0];
}
