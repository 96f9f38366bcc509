import { mark, snippet } from './highlight';
import { hierarchyOf, type Level, type Marked, type SearchHit, type SearchQuery } from './protocol';
import type { Section } from './types';

/** Words in a snippet, unless the query sets a number. */
const snippetWords = 20;

/**
 * A section as a hit of the hosted service.
 *
 * @param section - What was found.
 * @param query - The query that found it.
 * @param origin - Of the site.
 */
export function hitOf(section: Section, query: SearchQuery, origin: string): SearchHit {
  const { url, trail, text } = section;
  const [path = '', anchor = null] = url.split('#');
  const asked = query.query ?? '';
  const marks = {
    before: query.highlightPreTag ?? '<em>',
    after: query.highlightPostTag ?? '</em>',
  };
  const marked = (value: string): Marked => {
    const withMarks = mark(value, asked, marks);
    const found = withMarks !== value;
    return { value: withMarks, matchLevel: found ? 'partial' : 'none', matchedWords: [] };
  };
  const shown = text.split('\n')[0] ?? '';
  const hierarchy = hierarchyOf(trail.map(marked));
  return {
    objectID: `${section.tag} ${url}`,
    url: origin + url,
    url_without_anchor: origin + path,
    anchor,
    type: `lvl${trail.length - 1}` as Level,
    content: shown || null,
    hierarchy: hierarchyOf(trail),
    _highlightResult: { hierarchy, content: marked(shown) },
    _snippetResult: {
      hierarchy,
      content: marked(snippet(shown, asked, wordsOf(query.attributesToSnippet))),
    },
  };
}

function wordsOf(attributes: readonly string[] = []): number {
  const [, words] = attributes.find((name) => name.startsWith('content:'))?.split(':') ?? [];
  return Number(words) || snippetWords;
}
