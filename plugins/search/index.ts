import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { type Manifest, manifestPath, type Section } from '../../src/search/types.ts';
import type { PageStep } from '../built-pages/index.ts';
import type { BuiltPage } from '../built-pages/page.ts';
import { dialogStyle } from './dialog-style.ts';
import { pageSections } from './page-sections.ts';
import { basesOf, splitIntoShards } from './shards.ts';

/** Names carry a hash of the content, so browsers may keep them. */
const folder = '/assets/search';

/**
 * The embedded search. `docusaurus start`, which builds no pages, serves the index of the last build.
 */
export function search({ siteDir }: LoadContext): Plugin {
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
  };
}

/** Writes the index of the embedded search beside the pages. */
export function searchIndex({ outDir }: Props): PageStep {
  const pages: PageSections[] = [];
  return {
    read(page) {
      pages.push(sectionsOf(page));
    },
    end: () => writeIndex(outDir, joined(pages)),
  };
}

/** What can be found on a page. */
interface PageSections {
  readonly path: string;
  readonly language: string;
  readonly sections: readonly Section[];
}

/** What can be found on the pages of a build. */
interface Found {
  /** Page by page, in the order of the files' names. */
  readonly sections: readonly Section[];
  readonly language: string;
}

export const sectionsOf = (page: BuiltPage): PageSections => ({
  path: page.path,
  language: page.meta('docsearch:language'),
  sections: pageSections(page),
});

export function joined(pages: readonly PageSections[]): Found {
  const inOrder = [...pages].sort((a, b) => (fileOf(a) < fileOf(b) ? -1 : 1));
  return {
    sections: inOrder.flatMap(({ sections }) => sections),
    language: inOrder.find(({ language }) => language !== '')?.language ?? 'en',
  };
}

const fileOf = ({ path }: PageSections) => `${path === '/' ? '/index' : path}.html`;

function writeIndex(outDir: string, { sections, language }: Found): void {
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
