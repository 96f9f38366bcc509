import type { Hierarchy, Level, Marked, SearchHit } from './protocol';

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

/** The dialog puts names and snippets into the page as HTML; of theirs, only the marks are meant. */
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

/** The index may have been made under another origin; its pages are this site's all the same. */
export function withoutOrigin(url: string): string {
  const { pathname, search, hash } = new URL(url, 'http://localhost');
  return pathname + search + hash;
}
