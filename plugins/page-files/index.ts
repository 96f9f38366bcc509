import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generatedFiles, parseGenerated } from '../lazy-routes/generated.ts';
import { addScripts, fileOfPage } from '../lazy-routes/html.ts';
import { addStylesheets, filesByPage, largestFirst, type Manifest } from './files.ts';

/**
 * Puts the scripts and stylesheets of a page's own chunks into its HTML. Docusaurus means to, but looks
 * chunks up by the names of modules where the bundler has them by the names of chunks; without this a
 * page's scripts would be asked for when the application has started, and a page with styles of its own
 * (see plugins/shared-chunks) would show without them until then.
 */
export function pageFiles({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'page-files',
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
      const fileAt = (address: string) => join(outDir, address.slice(baseUrl.length));
      for (const [path, { css, js }] of filesByPage(generated, manifest)) {
        const file = fileOfPage(outDir, path.slice(baseUrl.length));
        const html = addStylesheets(readFileSync(file, 'utf8'), css);
        const scripts = largestFirst(js, (script) => statSync(fileAt(script)).size);
        writeFileSync(
          file,
          addScripts(
            html,
            scripts.map((script) => basename(script)),
          ),
        );
      }
    },
  };
}
