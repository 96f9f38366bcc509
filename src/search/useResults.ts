import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useEffect, useState } from 'react';
import { searchOf } from './client';
import { facetFilters } from './facets';
import { hitsPerPage } from './limits';
import type { SearchHit } from './protocol';
import type { Scope } from './scopes';
import { useSearchSettings } from './settings';

export interface Results {
  readonly status: 'idle' | 'loading' | 'done' | 'failed';
  readonly hits: readonly SearchHit[];
  readonly count: number;
  readonly next: number | undefined;
}

const nothing: Results = { status: 'idle', hits: [], count: 0, next: undefined };

/**
 * Fetches the results of a query. The previous results stay until the new ones arrive.
 *
 * @param query - An empty one has no results.
 * @param scope - What is searched.
 * @returns The results, a function that loads the next page, and one that tries again after a failure.
 */
export function useResults(
  query: string,
  scope: Scope,
): readonly [results: Results, more: () => void, retry: () => void] {
  const { hosted, isOneFile } = useSearchSettings();
  const language = useDocusaurusContext().i18n.currentLocale;
  const [results, setResults] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const { name } = scope;
  const tags = scope.tags.join(' ');

  const ask = useCallback(
    async (page: number): Promise<Results> => {
      const { client, indexName } = searchOf({ hosted, isOneFile });
      const answer = await client.search({
        requests: [
          {
            indexName,
            query,
            page,
            hitsPerPage,
            facetFilters: facetFilters(language, tags.split(' ')),
            attributesToSnippet: ['content:30'],
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
          },
        ],
      });
      const { hits = [], nbHits = 0, nbPages = 0 } = answer.results[0] ?? {};
      const next = page + 1 < nbPages ? page + 1 : undefined;
      return { status: 'done', hits, count: nbHits, next };
    },
    [hosted, isOneFile, language, query, tags],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same query in another scope or attempt is another
  useEffect(() => {
    if (query.trim() === '') {
      setResults(nothing);
      return undefined;
    }
    let isCurrent = true;
    setResults((shown) => ({ ...shown, status: 'loading', next: undefined }));
    ask(0).then(
      (found) => isCurrent && setResults(found),
      () => isCurrent && setResults({ ...nothing, status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, query, name, attempt]);

  const more = useCallback(() => {
    const { status, next, hits } = results;
    if (status === 'loading' || next === undefined) return;
    const loading: Results = { ...results, status: 'loading' };
    // Ignored if the query has changed meanwhile.
    const end = (ended: Results) => setResults((now) => (now === loading ? ended : now));
    setResults(loading);
    ask(next).then(
      (found) => end({ ...found, hits: [...hits, ...found.hits] }),
      () => end({ ...loading, status: 'failed' }),
    );
  }, [ask, results]);

  return [results, more, () => setAttempt(attempt + 1)];
}
