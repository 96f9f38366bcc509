import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import type { PageStep } from '../../article/build/built-pages/index.ts';
import { options } from '../../demo/client/options.ts';
import { markdownAddress } from '../address.ts';
import { openCache } from './cache.ts';
import { createLinks } from './links.ts';
import { llmsFull, llmsIndex, type Version } from './llms.ts';
import { markdownFile } from './markdown-file.ts';
import { type MarkdownPage, readMarkdown } from './page.ts';
import { sectionsOf } from './sidebar.ts';

/** Writes each built page as Markdown next to its HTML, and `llms.txt` and `llms-full.txt` per version. */
export function pageMarkdown(build: Props): PageStep {
  const { outDir, baseUrl, generatedFilesDir, siteConfig } = build;
  const { url, title, tagline } = siteConfig;
  const paths = build.routesPaths.filter((path) => path !== notFound);
  const links = createLinks(url, new Set(paths));
  const cacheFile = join(generatedFilesDir, 'page-markdown/pages.json');
  const cache = openCache<MarkdownPage>(cacheFile, JSON.stringify([url, paths, options]));
  const pages = new Map<string, MarkdownPage>();

  return {
    read(page) {
      const { path, source } = page;
      if (path === notFound) return;
      const read = cache.get(path + source, () => readMarkdown(page, links));
      pages.set(path, read);
      writeTo(outDir, markdownAddress(path), markdownFile(read, url + path));
    },
    end() {
      cache.save();
      const summary = pages.get(baseUrl)?.description ?? tagline;
      const versions = versionsOf(build.plugins);
      const site = { title, summary, pages, versions, url, markdown: links.markdown };
      for (const version of versions) {
        writeTo(outDir, `${version.base}/llms.txt`, llmsIndex(site, version));
        writeTo(outDir, `${version.base}/llms-full.txt`, llmsFull(site, version));
      }
    },
  };
}

const notFound = '/404.html';

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
