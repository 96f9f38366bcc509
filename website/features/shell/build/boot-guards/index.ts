import { fileURLToPath } from 'node:url';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { inlineScript } from './inline-script.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Code that must run before the application starts: clean addresses, recovery from a stale
 * deployment, the bar of a new announcement, and the 404 page.
 *
 * @param options.router - With the hash router, there is a single page, whose hash is the address.
 */
export function bootGuards({ router }: { readonly router: 'browser' | 'hash' }) {
  return ({ siteConfig }: LoadContext): Plugin => ({
    name: 'boot-guards',
    getClientModules: () => (router === 'browser' ? [here('render-not-found.ts')] : []),
    injectHtmlTags: () => ({
      headTags: [
        inlineScript(here(router === 'browser' ? 'clean-address.js' : 'clean-hash.js')),
        inlineScript(here('stale-deploy.js')),
        ...newAnnouncement(siteConfig.themeConfig as ThemeConfig),
      ],
    }),
  });
}

function newAnnouncement({ announcementBar }: ThemeConfig): HtmlTagObject[] {
  const id = announcementBar?.id;
  return id ? [inlineScript(here('new-announcement.js'), { 'data-announcement': id })] : [];
}
