import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Subject } from '../../../../../releases/descriptions.ts';
import type { DocsVersion } from '../../../../../releases/versions.ts';
import { openCache } from '../../../../../samples/cache.ts';
import { type FenceOutcome, outcomesOf } from '../../../../../samples/check.ts';
import { pageId } from '../../../../../samples/coverage/page-ids.ts';
import { isChecked } from '../../../../../samples/units.ts';
import { folderOf, hasPage, isPageOf, readPages, repositoryDir } from '../../../../site/pages.ts';
import type { Fence } from '../../../code/build/fences.ts';
import { placeOf } from '../../../sandbox/client/editor/language/references.ts';
import { blockKey, type Card, namesFileOf, type PageNames } from '../../page-names.ts';
import { addressOfKey, type Catalogue } from '../model/catalogue.ts';
import { shownCode } from './shown-code.ts';

interface CodeNamesOptions {
  readonly versions: readonly DocsVersion[];
  /** The API reference, and the release that it describes. */
  readonly catalogue: () => Promise<Catalogue>;
  readonly release: string;
  /** Whether to write the files; nothing reads them in development or with the hash router. */
  readonly enabled: boolean;
}

/**
 * Writes a file for each page of the docs with the type of every name in its code, as the checker
 * of samples finds it. The page loads the file when a reader points at a name or presses "Types".
 */
export function createCodeNames({ versions, catalogue, release, enabled }: CodeNamesOptions) {
  const plugin = (): Plugin => ({
    name: 'code-names',
    async postBuild({ outDir }) {
      if (!enabled) return;
      const cache = openCache(join(repositoryDir, '.cache/samples'));
      const known = await catalogue();
      const sets = versions.map((version) => ({
        version,
        pages: readPages(folderOf(version.name)),
      }));
      const fences = await outcomesOf('types', sets, cache);
      cache.save(false);
      for (const { version, pages } of sets) {
        const pageOf: PageOf = (target, subject) =>
          explanationOf(version, target, readReferences(outDir, target), subject) ??
          (target === release ? referencePage(known, subject) : undefined);
        for (const { path } of pages) {
          const ofPage = fences.filter(({ fence }) => fence.path === path);
          if (ofPage.length === 0) continue;
          const file = join(outDir, namesFileOf(`${version.path}/${pageId(path)}`));
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, JSON.stringify(await namesOfPage(ofPage, pageOf)));
        }
      }
    },
  });

  /** Whether the names in a fence of the page with this absolute path will be known. */
  const hasNames = (path: string, { language, meta }: Pick<Fence, 'language' | 'meta'>): boolean =>
    enabled &&
    versions.some(({ name }) => isPageOf(path, name)) &&
    isChecked({ lang: language, meta });

  return { plugin, hasNames };
}

type PageOf = (release: string, subject: Subject) => string | undefined;

async function namesOfPage(fences: readonly FenceOutcome[], pageOf: PageOf): Promise<PageNames> {
  const cards: Card[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (card: Card): number => {
    const key = JSON.stringify(card);
    const index = indexes.get(key) ?? cards.push(card) - 1;
    indexes.set(key, index);
    return index;
  };
  const blocks: Record<string, number[]> = {};
  for (const { fence, target, outcome } of fences) {
    const { cards: known = [], places = [] } = outcome.names ?? {};
    const own = known.map(({ name, type, text, subject }) =>
      indexOf([name, type, text, (subject && pageOf(target.library, subject)) ?? '']),
    );
    const { text, positionOf } = await shownCode(fence.code, fence.lang);
    let previous = 0;
    blocks[blockKey(text)] = places.flatMap(([at, card]) => {
      const position = positionOf(at);
      const distance = position - previous;
      previous = position;
      return [distance, own[card] ?? 0];
    });
  }
  return { cards, blocks };
}

/** What website/features/api/build/references writes for each release. */
interface References {
  readonly docs: string;
  readonly references: Readonly<Record<string, string>>;
}

const read = new Map<string, References>();

function readReferences(outDir: string, release: string): References {
  const references =
    read.get(release) ??
    JSON.parse(readFileSync(join(outDir, 'references', `${release}.json`), 'utf8'));
  read.set(release, references);
  return references;
}

/** Prefers the page's version, if it describes the same release. */
function explanationOf(
  { name, path, library }: DocsVersion,
  release: string,
  { docs, references }: References,
  subject: Subject,
): string | undefined {
  const place = placeOf(references, subject);
  if (place === undefined) return undefined;
  const isOwn = release === library && hasPage(name, place.replace(/#.*/, ''));
  return `${isOwn ? path : docs}/${place}`;
}

const referencePage = (catalogue: Catalogue, { name, owner }: Subject): string | undefined =>
  addressOfKey(catalogue, owner === '' ? name : `${owner}.${name}`);
