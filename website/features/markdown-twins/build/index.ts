import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Props } from '@docusaurus/types';
import type { PageStep } from '../../article/build/built-pages/index.ts';
import { markdownAddress } from '../address.ts';
import { createLinks } from './links.ts';
import { llmsFull, llmsIndex, type Version } from './llms.ts';
import { markdownFile } from './markdown-file.ts';
import { type MarkdownPage, readMarkdown } from './page.ts';
import { pageVersions } from './page-versions.ts';
import { pagesOf } from './sidebar.ts';
import { skillFiles, skillPage } from './skills.ts';

/**
 * Writes each built page as Markdown next to its HTML, `llms.txt` and `llms-full.txt` per version, and a skill for
 * assistants.
 */
export function pageMarkdown(build: Props): PageStep {
  const { outDir, baseUrl, siteConfig } = build;
  const { url, title, tagline } = siteConfig;
  const paths = build.routesPaths.filter((path) => path !== notFound);
  const links = createLinks(url, new Set(paths));
  const pages = new Map<string, MarkdownPage>();
  const sizes = new Map<string, number>();
  const docs = docsOf(build.plugins);
  const versionsOfPage = pageVersions(docs, links.markdown);

  return {
    read(page) {
      const { path } = page;
      if (path === notFound) return;
      const read = readMarkdown(page, links);
      pages.set(path, read);
      const text = markdownFile(read, url + path, versionsOfPage.get(path));
      sizes.set(path, Buffer.byteLength(text));
      writeTo(outDir, markdownAddress(path), text);
    },
    end() {
      const summary = pages.get(baseUrl)?.description ?? tagline;
      const versions = docs.map(versionOf);
      const site = { title, summary, pages, sizes, versions, url, markdown: links.markdown };
      const skill = pages.get(skillPage);
      for (const [address, text] of Object.entries(skill ? skillFiles(skill) : {})) {
        writeTo(outDir, address, text);
      }
      for (const version of versions) {
        writeTo(outDir, `${version.base}/llms.txt`, llmsIndex(site, version));
        writeTo(outDir, `${version.base}/llms-full.txt`, llmsFull(site, version));
      }
    },
  };
}

const notFound = '/404.html';

const docsOf = (plugins: Props['plugins']): readonly LoadedVersion[] =>
  plugins
    .filter(({ name }) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({ content }) => (content as LoadedContent).loadedVersions);

const versionOf = (version: LoadedVersion): Version => ({
  label: version.label,
  isLatest: version.isLast,
  base: version.isLast ? '' : version.path,
  pages: pagesOf(version),
});

function writeTo(outDir: string, address: string, content: string): void {
  const file = join(outDir, decodeURI(address));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
