import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Parts of the site's config that only the build reads; the table of redirects is in `plugins`. */
const buildOnly = ['presets', 'plugins', 'themes'];

/** Spares each page the parts of the config that nothing in the browser reads. */
export function smallConfig({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'small-config',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const folder = join(generatedFilesDir, 'small-config');
      const file = join(folder, 'docusaurus.config.js');
      const kept = Object.entries(siteConfig).filter(([name]) => !buildOnly.includes(name));
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, `export default ${JSON.stringify(Object.fromEntries(kept))};\n`);
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^@generated\/docusaurus\.config$/,
            file,
          ),
        ],
      };
    },
  };
}
