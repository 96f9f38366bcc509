import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { saves } from '../savings/index.ts';
import { replacements, smallHead } from './replacements.ts';

/**
 * Replaces modules that every page loads by smaller ones that do what this site needs of them; the
 * table of replacements.ts says which and why. Only the client's bundle changes: pages are rendered
 * with the originals, so `tests/e2e/head.spec.ts` and its like compare the two.
 */
export function smallClient(context: LoadContext): Plugin {
  return {
    name: 'small-client',
    configureWebpack(_config, isServer, { currentBundler }): Configuration {
      if (isServer) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const all = [
        ...(saves('small-modules') ? replacements(context) : []),
        ...(saves('small-head') ? smallHead : []),
      ];
      return {
        plugins: all.map(
          ({ request, importedFrom, by }) =>
            new NormalModuleReplacementPlugin(request, (resource) => {
              const applies = !importedFrom || resource.context.startsWith(importedFrom);
              if (applies) resource.request = by;
            }),
        ),
      };
    },
  };
}
