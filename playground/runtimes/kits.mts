import { join } from 'node:path';
import type { Bundle } from './bundles.mts';
import { siteDir } from './paths.mts';

/** A UI kit that the sandbox offers on the newest release. */
interface Kit {
  readonly name: string;
  /** What the code can import, besides the kit's add-on. */
  readonly modules?: readonly string[];
  readonly styles?: readonly string[];
  /** Packages that the add-on needs in a project, besides those of `modules` and `styles`. */
  readonly needs?: readonly string[];
}

const kits: readonly Kit[] = [
  { name: 'antd', needs: ['antd', '@ant-design/icons', 'dayjs'] },
  {
    name: 'bootstrap',
    styles: ['bootstrap/dist/css/bootstrap.css', 'bootstrap-icons/font/bootstrap-icons.css'],
  },
  { name: 'bulma', styles: ['bulma/css/bulma.css'] },
  { name: 'chakra', modules: ['@chakra-ui/react'], needs: ['@emotion/react'] },
  { name: 'fluent', modules: ['@fluentui/react-components'], needs: ['@fluentui/react-icons'] },
  {
    name: 'mantine',
    modules: ['@mantine/core'],
    styles: ['@mantine/core/styles.css'],
    needs: ['@mantine/dates', '@mantine/hooks', 'dayjs'],
  },
  {
    name: 'material',
    needs: ['@mui/material', '@mui/icons-material', '@emotion/react', '@emotion/styled'],
  },
  {
    name: 'tremor',
    styles: ['@react-querybuilder/tremor/tremor.css'],
    needs: ['radix-ui', 'tailwind-merge', 'tailwindcss'],
  },
];

/** Packages need not export their stylesheets to `require`, so they are found by path. */
const fileOf = (specifier: string): string => join(siteDir, 'node_modules', specifier);

/** A bundle per kit; kits live among the site's own packages. */
export const kitBundles: readonly Bundle[] = kits.map(({ name, modules = [], styles = [] }) => {
  const addon = `@react-querybuilder/${name}`;
  return {
    name: `kit-${name}`,
    base: false,
    from: siteDir,
    modules: Object.fromEntries([addon, ...modules].map((id) => [id, id])),
    styles: Object.fromEntries(styles.map((id) => [id, fileOf(id)])),
  };
});

/** The packages of the kits, whose releases a downloaded project pins. */
export const kitPackages: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  kits.map(({ name, modules = [], styles = [], needs = [] }) => [
    `@react-querybuilder/${name}`,
    [...new Set([...modules, ...styles].map(packageOf)), ...needs],
  ]),
);

/** `@mantine/core/styles.css` → `@mantine/core` */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
