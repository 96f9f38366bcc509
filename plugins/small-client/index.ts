import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Saving, saves } from '../savings/index.ts';
import { ReplaceModules } from '../savings/replace-modules.ts';
import { replacements } from './replacements.ts';

/**
 * Replaces modules that every page loads with smaller ones that do only what this site needs. The
 * table in replacements.ts lists them with their reasons. Only the client's bundle changes: the
 * originals render the pages, so `tests/e2e/head.spec.ts` and others compare the two.
 */
export function smallClient(context: LoadContext): Plugin {
  return {
    name: 'small-client',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const all = Object.entries(replacements(context)).flatMap(([saving, rows]) =>
        saves(saving as Saving) ? rows : [],
      );
      return { plugins: [new ReplaceModules(all)] } as object;
    },
  };
}
