import type { Hierarchy, Level, Marked, SearchHit } from './protocol';

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

/** The dialog inserts names and snippets as HTML, so everything but the marks is escaped. */
const escaped = (text: string): string =>
  text
    .replace(/[&<>"]/g, (sign) => signs[sign as keyof typeof signs])
    .replace(/&lt;(\/?mark)&gt;/g, '<$1>');

/** Makes hits safe to be shown by the dialog, and their addresses part of this site. */
export const safeHits = (hits: readonly SearchHit[]): SearchHit[] =>
  hits.map((hit) => ({
    ...hit,
    url: withoutOrigin(hit.url),
    content: hit.content && escaped(hit.content),
    hierarchy: eachLevel(hit.hierarchy, escaped),
    _snippetResult: {
      hierarchy: eachLevel(hit._snippetResult?.hierarchy ?? {}, escapedMarked),
      ...(hit._snippetResult?.content && { content: escapedMarked(hit._snippetResult.content) }),
    },
  }));

const escapedMarked = (marked: Marked): Marked => ({ ...marked, value: escaped(marked.value) });

function eachLevel<T>(hierarchy: Partial<Hierarchy<T>>, change: (value: T) => T): Hierarchy<T> {
  return Object.fromEntries(
    Object.entries(hierarchy).map(([level, value]) => [
      level as Level,
      value == null ? value : change(value),
    ]),
  ) as Hierarchy<T>;
}

/** The index may come from a build with another origin, but its pages are on this site too. */
export function withoutOrigin(url: string): string {
  const { pathname, search, hash } = new URL(url, 'http://localhost');
  return pathname + search + hash;
}
