import { useCallback, useEffect, useState } from 'react';
import type { Hit } from './client';
import type { Scope } from './scopes';
import { useSiteSearch } from './site-search';

export interface Results {
  readonly status: 'idle' | 'loading' | 'done' | 'failed';
  readonly hits: readonly Hit[];
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
  const client = useSiteSearch();
  const [results, setResults] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const tags = scope.tags.join(' ');

  const ask = useCallback(
    async (page: number): Promise<Results> => {
      const { hits, count, pages } = await client.search({ query, tags: tags.split(' '), page });
      return { status: 'done', hits, count, next: page + 1 < pages ? page + 1 : undefined };
    },
    [client, query, tags],
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
  }, [ask, query, scope.id, attempt]);

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
