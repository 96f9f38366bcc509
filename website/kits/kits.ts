import { antd } from './antd/kit.ts';
import { bootstrap } from './bootstrap/kit.ts';
import { bulma } from './bulma/kit.ts';
import { chakra } from './chakra/kit.ts';
import { fluent } from './fluent/kit.ts';
import type { Kit, KitProvider } from './kit.ts';
import { mantine } from './mantine/kit.ts';
import { material } from './material/kit.ts';
import { tremor } from './tremor/kit.ts';

const rows = [antd, bootstrap, bulma, chakra, fluent, mantine, material, tremor] as const;

export type UiKitId = Row['id'];
export type UiKit = Kit<OwnPackage> & { readonly id: UiKitId };

type Row = (typeof rows)[number];
type OwnPackage =
  | Row['packages'][number]
  | Extract<Row, { readonly buildPackages: unknown }>['buildPackages'][number];

export type KitPackage = OwnPackage | ReturnType<typeof addOnOf>;

export const uiKits: readonly UiKit[] = rows;

/** The library's own controls, which the demo shows instead of a kit's. */
const plain = {
  id: 'plain',
  label: 'No kit',
  description:
    'Edit a query with every option of React Query Builder, see the code for it, export it as SQL and other formats, import it, and run it over sample rows.',
  poster: { width: 386, height: 199 },
} as const;

export type DemoKit = typeof plain | UiKit;
export type KitId = DemoKit['id'];

export const kits: readonly DemoKit[] = [plain, ...uiKits];

/**
 * The number of rules and groups that the demo renders without asking, because more would block the page
 * for too long. `npm run bench -- demo` measures how long.
 */
export const renderLimitOf = (kit: DemoKit): number => (kit === plain ? 300 : 100);

export const kitPath = (id: string) => (id === 'plain' ? '/demo' : `/demo/${id}`);

/** The kit of an address, or the library's own controls if the address has no kit. */
export function kitOfPath(path: string): DemoKit {
  const last = path.split('/').filter(Boolean).at(-1);
  return kits.find(({ id }) => id === last) ?? plain;
}

export const addOnOf = ({ id }: UiKit) => `@react-querybuilder/${id}` as const;

/** Packages that programs with one of the kits need, besides the add-ons. */
export const kitPackages: ReadonlySet<OwnPackage> = new Set(
  uiKits.flatMap(({ packages, buildPackages = [] }) => [...packages, ...buildPackages]),
);

export const ownPackageOf = ({ ownPackage, packages }: UiKit) => ownPackage ?? packages[0];

export const addOnImport = (kit: UiKit) => `import { ${kit.component} } from '${addOnOf(kit)}';`;

export const providerImport = ({ names, from }: KitProvider) =>
  `import { ${names.join(', ')} } from '${from}';`;

/** The closing tag, without its brackets, for an opening one such as `ChakraProvider value={system}`. */
export const closingTag = (opening: string) => `/${opening.split(' ', 1)[0]}`;
