import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Props } from '@docusaurus/types';
import { repositoryDir } from '../../../site/pages.ts';
import type { PageStep } from '../../article/build/built-pages/index.ts';
import { type IndexManifest, manifestPath, pageOf, type Section } from '../client/types.ts';
import { pageSections } from './page-sections.ts';
import { bases, splitIntoShards } from './shards.ts';

/** Names contain a hash of the content, so browsers can cache them. */
const folder = '/assets/search';

/**
 * The embedded search. `docusaurus start`, which doesn't build pages, serves the index of the last
 * build.
 */
export function search(): Plugin {
  return {
    name: 'search',

    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV === 'production'
        ? {}
        : ({
            devServer: {
              static: [dirname(manifestPath), folder].map((path) => ({
                directory: join(repositoryDir, 'build', path),
                publicPath: path,
                watch: false,
              })),
            },
          } as object),
  };
}

/** Writes the index of the embedded search next to the pages. */
export function searchIndex({ outDir }: Props): PageStep {
  const sections: Section[] = [];
  return {
    read(page) {
      sections.push(...pageSections(page));
    },
    end() {
      // Sections of a page stay in order.
      sections.sort((a, b) => (fileOf(a) < fileOf(b) ? -1 : fileOf(a) > fileOf(b) ? 1 : 0));
      writeIndex(outDir, sections);
    },
  };
}

const fileOf = (section: Section) => `${pageOf(section).replace(/^\/$/, '/index')}.html`;

function writeIndex(outDir: string, sections: readonly Section[]): void {
  mkdirSync(join(outDir, folder), { recursive: true });
  const shards = splitIntoShards(sections).map(({ tags, shard }) => {
    const content = JSON.stringify(shard);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = `${folder}/${hash}.json`;
    writeFileSync(join(outDir, file), content);
    return { tags, file };
  });
  const manifest: IndexManifest = { bases, shards };
  mkdirSync(join(outDir, dirname(manifestPath)), { recursive: true });
  writeFileSync(join(outDir, manifestPath), JSON.stringify(manifest));
}
