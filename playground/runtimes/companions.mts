import { fixturesDir } from '../../library/fixtures.ts';
import type { Bundle } from './bundle.mts';

/** Libraries that samples combine the builder with, in bundles that load only when code imports them. */
const companions: Readonly<Record<string, readonly string[]>> = {
  'react-hook-form': ['react-hook-form'],
  'tanstack-form': ['@tanstack/react-form'],
  formik: ['formik'],
  redux: ['@reduxjs/toolkit', 'react-redux'],
  zustand: ['zustand'],
  'tanstack-query': ['@tanstack/react-query'],
  'json-logic': ['json-logic-js'],
};

/** Their packages, which are among the fixtures. */
export const companionPackages: readonly string[] = Object.values(companions).flat();

export const companionBundles: readonly Bundle[] = Object.entries(companions).map(
  ([name, modules]) => ({
    name: `with-${name}`,
    base: false,
    from: fixturesDir,
    modules: Object.fromEntries(modules.map((module) => [module, module])),
    styles: {},
  }),
);
