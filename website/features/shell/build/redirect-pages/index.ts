import type { Options } from '@docusaurus/plugin-client-redirects';
import collectRedirects from '@docusaurus/plugin-client-redirects/lib/collectRedirects.js';
import writeRedirectFiles, {
  toRedirectFiles,
} from '@docusaurus/plugin-client-redirects/lib/writeRedirectFiles.js';
import type { Plugin } from '@docusaurus/types';
import { redirectPage } from './redirect-page.ts';

/**
 * Writes a page for each redirect within the site. The official plugin decides which there are, but
 * each of its pages has a different script, which a strict Content-Security-Policy can't allow.
 */
export function redirectPages(options: Omit<Options, 'id'>) {
  return (): Plugin => ({
    name: 'redirect-pages',
    async postBuild({ routesPaths, baseUrl, outDir, siteConfig }) {
      const context = {
        relativeRoutesPaths: [...routesPaths],
        baseUrl,
        outDir,
        options: { id: 'default', fromExtensions: [], toExtensions: [], redirects: [], ...options },
        siteConfig,
      };
      const redirects = collectRedirects(context, siteConfig.trailingSlash);
      const files = toRedirectFiles(redirects, context, siteConfig.trailingSlash);
      await writeRedirectFiles(
        files.map((file, index) => ({
          ...file,
          fileContent: redirectPage(redirects[index]?.to ?? '/'),
        })),
      );
    },
  });
}
