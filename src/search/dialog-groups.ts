import { pageOf, type SearchAnswer, type SearchClient, type SearchHit } from './protocol';

/**
 * Makes the dialog show hits in the order in which they come: DocSearch groups them by the names of
 * their upper levels, so that pages of one category would move up to the first of them. Here, each
 * page is a group of its own, and the snippet of a section takes the place of its page's title, which
 * is above it.
 *
 * @param client - Whose answers the dialog shows.
 * @param labelOf - Tells pages of one title apart.
 */
export const groupedByPage = (
  client: SearchClient,
  labelOf: (url: string) => string | undefined,
): SearchClient => ({
  async search(request) {
    const { results } = await client.search(request);
    return { results: results.map((answer) => grouped(answer, labelOf)) };
  },
});

function grouped(answer: SearchAnswer, labelOf: (url: string) => string | undefined): SearchAnswer {
  const pages = new Map<string, string>();
  const nameOf = (hit: SearchHit): string => {
    const page = pageOf(hit);
    const title = hit.hierarchy.lvl1 ?? page;
    const names = [title, `${title} (${labelOf(page)})`, `${title} (${page})`];
    const isFree = (name: string) => (pages.get(name) ?? page) === page;
    const name = names.find(isFree) ?? page;
    pages.set(name, page);
    return name;
  };
  return {
    ...answer,
    hits: answer.hits.map((hit) => {
      const { hierarchy } = hit._highlightResult;
      const group = { value: nameOf(hit), matchLevel: 'none', matchedWords: [] } as const;
      return {
        ...hit,
        _highlightResult: { ...hit._highlightResult, hierarchy: { ...hierarchy, lvl0: group } },
        _snippetResult: withSnippetAsPath(hit),
      };
    }),
  };
}

function withSnippetAsPath({ type, _snippetResult }: SearchHit): SearchHit['_snippetResult'] {
  return type === 'lvl1' || !_snippetResult?.content?.value
    ? _snippetResult
    : {
        ..._snippetResult,
        hierarchy: { ..._snippetResult.hierarchy, lvl1: _snippetResult.content },
      };
}
