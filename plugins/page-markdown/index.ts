import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { fileOfPage } from '../page-files/html.ts';
import { markdownAddress } from './address.ts';
import { openCache } from './cache.ts';
import { createLinks } from './links.ts';
import { llmsFull, llmsIndex, type Site, type Version } from './llms.ts';
import { type Page, readPage, relevantPart } from './page.ts';
import { sectionsOf } from './sidebar.ts';
import { twin } from './twin.ts';

/**
 * Writes each page as Markdown beside its HTML, made from what the page says once it is built, and
 * the indexes of these files: `llms.txt` and `llms-full.txt`, of each version.
 */
export function pageMarkdown({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'page-markdown',
    postBuild(props) {
      // The hash router has one HTML file, and none of the pages in it.
      if (siteConfig.future.experimental_router === 'hash') return;
      const { outDir } = props;
      const site = readSite(props, join(generatedFilesDir, 'page-markdown/pages.json'));
      for (const [path, page] of site.pages) {
        writeTo(outDir, markdownAddress(path), twin(page, site.url + path));
      }
      for (const version of site.versions) {
        writeTo(outDir, `${version.base}/llms.txt`, llmsIndex(site, version));
        writeTo(outDir, `${version.base}/llms-full.txt`, llmsFull(site, version));
      }
    },
  };
}

function readSite(
  { outDir, baseUrl, routesPaths, siteConfig, plugins }: Props,
  cacheFile: string,
): Site {
  const paths = routesPaths.filter((path) => path !== `${baseUrl}404.html`);
  const links = createLinks(siteConfig.url, new Set(paths));
  const cache = openCache<Page>(cacheFile, [siteConfig.url, ...paths].join('\n'));
  const entries = paths.map((path): [string, Page] => {
    const html = readFileSync(fileOfPage(outDir, path.slice(baseUrl.length)), 'utf8');
    const part = relevantPart(html, path);
    return [path, cache.get(path + part, () => readPage(part, path, links))];
  });
  cache.save();
  const pages = new Map(entries);
  return {
    title: siteConfig.title,
    summary: pages.get(baseUrl)?.description ?? siteConfig.tagline,
    pages,
    versions: versionsOf(plugins),
    url: siteConfig.url,
    markdown: links.markdown,
  };
}

function versionsOf(plugins: Props['plugins']): readonly Version[] {
  const docs = plugins.filter(({ name }) => name === 'docusaurus-plugin-content-docs');
  const loaded = docs.flatMap(({ content }) => (content as LoadedContent).loadedVersions);
  return loaded.map((version) => ({
    label: version.label,
    isLatest: version.isLast,
    base: version.isLast ? '' : version.path,
    sections: sectionsOf(version),
  }));
}

function writeTo(outDir: string, address: string, content: string): void {
  const file = join(outDir, decodeURI(address));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
