import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generatedFiles, parseGenerated } from '../lazy-routes/generated.ts';
import { fileOfPage } from '../lazy-routes/html.ts';
import { addStylesheets, type Manifest, stylesheetsByPage } from './stylesheets.ts';

/**
 * Puts the stylesheets of a page's own chunks into its HTML. Docusaurus means to, but looks chunks up
 * by the names of modules where the bundler has them by the names of chunks; without this a page with
 * styles of its own (see plugins/shared-chunks) would show without them until its script arrives.
 */
export function pageStyles({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'page-styles',
    postBuild({ outDir, baseUrl }) {
      if (siteConfig.future.experimental_router === 'hash') return;
      const read = (file: string) => readFileSync(join(generatedFilesDir, file), 'utf8');
      const generated = parseGenerated({
        routes: read(generatedFiles.routes),
        chunkNames: read(generatedFiles.chunkNames),
        registry: read(generatedFiles.registry),
        globalData: read(generatedFiles.globalData),
      });
      const manifest = JSON.parse(read('client-manifest.json')) as Manifest;
      for (const [path, hrefs] of stylesheetsByPage(generated, manifest)) {
        const file = fileOfPage(outDir, path.slice(baseUrl.length));
        writeFileSync(file, addStylesheets(readFileSync(file, 'utf8'), hrefs));
      }
    },
  };
}
