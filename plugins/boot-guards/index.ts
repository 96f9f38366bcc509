import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * What must happen before the application starts: clean addresses, recovery from a stale
 * deployment, the bar of a new announcement, and the page for unknown addresses.
 *
 * @param options.router - With the hash router there is a single page, whose hash is the address.
 */
export function bootGuards({ router }: { readonly router: 'browser' | 'hash' }) {
  return ({ siteConfig }: LoadContext): Plugin => ({
    name: 'boot-guards',
    getClientModules: () => (router === 'browser' ? [here('render-not-found.ts')] : []),
    injectHtmlTags: () => ({
      headTags: [
        inlineScript(router === 'browser' ? 'clean-address.js' : 'clean-hash.js'),
        inlineScript('stale-deploy.js'),
        ...newAnnouncement(siteConfig.themeConfig as ThemeConfig),
      ],
    }),
  });
}

function newAnnouncement({ announcementBar }: ThemeConfig): HtmlTagObject[] {
  const id = announcementBar?.id;
  return id ? [inlineScript('new-announcement.js', { 'data-announcement': id })] : [];
}

function inlineScript(file: string, attributes: Record<string, string> = {}): HtmlTagObject {
  const source = readFileSync(here(file), 'utf8');
  return { tagName: 'script', attributes, innerHTML: source.replace(/^\s*\/\/.*\n/gm, '') };
}
