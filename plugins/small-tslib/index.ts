import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const require = createRequire(import.meta.url);

/**
 * Spares each page 3.5 KB: @docusaurus/utils-common asks for all of tslib, a CommonJS module that no
 * bundler can shake, to use a single function of it.
 *
 * @throws Error when that package begins to use another function of tslib.
 */
export function smallTslib(): Plugin {
  const folder = path.dirname(require.resolve('@docusaurus/utils-common'));
  const others = usedHelpers(folder).filter((name) => name !== '__importDefault');
  if (others.length > 0) {
    throw new Error(
      `@docusaurus/utils-common now uses ${others.join(', ')} of tslib, which plugins/small-tslib lacks. Add them to import-default.js.`,
    );
  }
  return {
    name: 'small-tslib',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const replacement = fileURLToPath(new URL('import-default.js', import.meta.url));
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(/^tslib$/, (resource) => {
            if (resource.context === folder) resource.request = replacement;
          }),
        ],
      };
    },
  };
}

/** Names of the tslib functions that the compiled files of a folder call. */
function usedHelpers(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const sources = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return [...new Set(sources.flatMap((source) => source.match(/(?<=\btslib_\d+\.)\w+/g) ?? []))];
}
