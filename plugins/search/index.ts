import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Manifest, manifestPath, type Section } from '../../src/search/types.ts';
import { dialogStyle } from './dialog-style.ts';
import { languageOf, pageSections } from './page-sections.ts';
import { basesOf, splitIntoShards } from './shards.ts';

/** Names carry a hash of the content, so browsers may keep them. */
const folder = '/assets/search';

/**
 * Makes the index of the embedded search from the built pages. `docusaurus start`, which builds no
 * pages, serves the index of the last build.
 */
export function search({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'search',

    async contentLoaded({ actions }) {
      const style = JSON.stringify({ css: dialogStyle(siteDir) });
      await actions.createData('dialog-style.json', style);
    },

    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV === 'production'
        ? {}
        : ({
            devServer: {
              static: [dirname(manifestPath), folder].map((path) => ({
                directory: join(siteDir, 'build', path),
                publicPath: path,
                watch: false,
              })),
            },
          } as object),

    postBuild({ outDir }) {
      // The hash router has one HTML file, and none of the pages in it.
      if (siteConfig.future.experimental_router === 'hash') return;
      writeIndex(outDir);
    },
  };
}

/**
 * Writes the index of all pages of a build beside them.
 *
 * @param outDir - Folder of the build.
 */
function writeIndex(outDir: string): void {
  const { sections, language } = readPages(outDir);
  const bases = basesOf(sections);
  mkdirSync(join(outDir, folder), { recursive: true });
  const shards = splitIntoShards(sections, bases).map(({ tags, shard }) => {
    const content = JSON.stringify(shard);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = `${folder}/${hash}.json`;
    writeFileSync(join(outDir, file), content);
    return { tags, file };
  });
  const manifest: Manifest = { language, bases, shards };
  mkdirSync(join(outDir, dirname(manifestPath)), { recursive: true });
  writeFileSync(join(outDir, manifestPath), JSON.stringify(manifest));
}

/**
 * Reads what can be found on the pages of a build.
 *
 * @param outDir - Folder of the build.
 * @returns The sections, page by page, in the order of the pages' addresses; the pages' language.
 */
export function readPages(outDir: string): {
  readonly sections: readonly Section[];
  readonly language: string;
} {
  const sections: Section[] = [];
  let language = 'en';
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
  for (const file of files) {
    const html = readFileSync(join(outDir, file), 'utf8');
    language = languageOf(html) ?? language;
    sections.push(...pageSections(html, addressOf(file)));
  }
  return { sections, language };
}

const addressOf = (file: string): string =>
  `/${file.split(sep).join('/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
