import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { saves } from '../savings/index.ts';
import { ReplaceModules } from '../savings/replace-modules.ts';

/** Leaves the parts of the config that only the build reads out of the client's bundle. */
export function smallClient({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'small-client',
    configureWebpack(_config, isServer) {
      if (isServer || !saves('small-config')) return {};
      const file = join(generatedFilesDir, 'small-client/docusaurus.config.js');
      const config = JSON.stringify({ ...siteConfig, presets: [], plugins: [] });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `export default ${config};\n`);
      const replacement = { request: /^@generated\/docusaurus\.config$/, by: file };
      return { plugins: [new ReplaceModules([replacement])] } as object;
    },
  };
}
