import { join } from 'node:path';
import { fixturesDir } from '../../../../releases/fixtures.ts';
import { packageOf } from '../../../../releases/specifiers.ts';
import { mapSpecifier, type Target } from '../../../../releases/targets.ts';
import type { Bundle } from './bundle.mts';
import { repositoryDir } from './paths.mts';

/** A bundle of packages among the fixtures, by default one that only some code imports. */
export const fixtureBundle = (
  name: string,
  specifiers: readonly string[],
  facts: Partial<Bundle> = {},
  aliases: Target['aliases'] = {},
): Bundle => ({
  name,
  base: false,
  from: fixturesDir,
  modules: Object.fromEntries(specifiers.map((one) => [one, mapSpecifier(one, aliases)])),
  styles: {},
  ...facts,
});

interface Library {
  readonly id: string;
  readonly modules: readonly string[];
  /** Specifiers of stylesheets, with their files below `node_modules`. */
  readonly styles?: Readonly<Record<string, string>>;
}

const installed = (path: string): string => join(fixturesDir, 'node_modules', path);

/**
 * Libraries that the docs combine with the builder. A frame loads one only if its code imports it. Mantine's
 * modules come with its kit.
 */
const libraries: readonly Library[] = [
  // Components
  { id: 'radix', modules: ['radix-ui'] },
  { id: 'base-ui', modules: ['@base-ui/react'] },
  { id: 'react-aria', modules: ['react-aria-components'] },
  { id: 'headless-ui', modules: ['@headlessui/react'] },
  {
    id: 'primereact',
    modules: ['button', 'dropdown', 'inputswitch', 'inputtext', 'togglebutton'].map(
      (name) => `primereact/${name}`,
    ),
    styles: {
      'primereact/resources/themes/lara-light-blue/theme.css':
        'primereact/resources/themes/lara-light-blue/theme.css',
    },
  },
  { id: 'react-select', modules: ['react-select', 'react-select/creatable'] },
  { id: 'mui', modules: ['@mui/material/Autocomplete', '@mui/material/TextField'] },
  { id: 'antd', modules: ['antd', 'dayjs'] },
  {
    id: 'react-day-picker',
    modules: ['react-day-picker'],
    styles: { 'react-day-picker/style.css': 'react-day-picker/src/style.css' },
  },
  // Forms, state, and rules
  { id: 'react-hook-form', modules: ['react-hook-form'] },
  { id: 'tanstack-form', modules: ['@tanstack/react-form'] },
  { id: 'formik', modules: ['formik'] },
  { id: 'redux', modules: ['@reduxjs/toolkit', 'react-redux'] },
  { id: 'zustand', modules: ['zustand'] },
  { id: 'tanstack-query', modules: ['@tanstack/react-query'] },
  { id: 'json-logic', modules: ['json-logic-js'] },
  { id: 'tanstack-table', modules: ['@tanstack/react-table'] },
  { id: 'zod', modules: ['zod'] },
];

/** These packages are among the fixtures. */
export const companionPackages: readonly string[] = [
  ...new Set(libraries.flatMap(({ modules }) => modules).flatMap((name) => packageOf(name) ?? [])),
];

export const companionBundles: readonly Bundle[] = libraries.map(({ id, modules, styles = {} }) =>
  fixtureBundle(`with-${id}`, modules, {
    styles: Object.fromEntries(
      Object.entries(styles).map(([name, file]) => [name, installed(file)]),
    ),
  }),
);

/** This add-on is in this repository. */
export const datetimeBundle: Bundle = fixtureBundle(
  'datetime',
  ['', '/ui', '/jsdate', '/date-fns', '/dayjs', '/luxon'].map(
    (entry) => `@react-querybuilder/datetime${entry}`,
  ),
  {
    from: repositoryDir,
    styles: {
      '@react-querybuilder/datetime/dist/datetime.css': join(
        repositoryDir,
        'stand-ins/datetime/src/ui/datetime.css',
      ),
    },
  },
);
