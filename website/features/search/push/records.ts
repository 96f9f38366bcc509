import { language, referenceTag } from '../../../site/search-tags.ts';
import { type Hierarchy, hierarchyOf } from '../client/hierarchy.ts';
import { pageOf, type Section } from '../client/types.ts';

/** A section in the format that the hosted index's widget expects. */
export interface SearchRecord {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: string;
  readonly content: string | null;
  readonly hierarchy: Hierarchy<string>;
  readonly language: string;
  readonly docusaurus_tag: string;
  /** Higher ranks first: pages before headings, names of the reference and of headings first. */
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
}

/**
 * Makes records of the sections of all pages, page by page.
 *
 * @param origin - Of the site, without a slash at the end.
 */
export function recordsOf(sections: readonly Section[], origin: string): readonly SearchRecord[] {
  const positions = new Map<string, number>();
  return sections.map((section) => {
    const page = pageOf(section);
    const position = positions.get(page) ?? 0;
    positions.set(page, position + 1);
    return recordOf(section, position, origin);
  });
}

/** Levels count down from the page's. */
const highestLevel = 100;

function recordOf(
  { tag, url, level, trail, text }: Section,
  position: number,
  origin: string,
): SearchRecord {
  const [page = '', anchor = null] = url.split('#');
  return {
    objectID: url,
    url: origin + url,
    url_without_anchor: origin + page,
    anchor,
    type: `lvl${trail.length - 1}`,
    content: text || null,
    hierarchy: hierarchyOf(trail),
    language,
    docusaurus_tag: tag,
    weight: {
      pageRank: tag === referenceTag ? 1 : 0,
      level: highestLevel - level * 10,
      position,
    },
  };
}
