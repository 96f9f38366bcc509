import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { links } from '../../../site/links';
import { Late } from '../../components/waiting/Late';
import { pageOf, type SearchHit } from '../protocol';
import { type Scope, useScopes } from '../scopes';
import { useUnavailableReason } from '../unavailable';
import { Hit } from './Hit';
import styles from './styles.module.css';
import { useResults } from './useResults';

interface Props {
  readonly query: string;
  readonly scope: Scope;
  /** Called with the query or scope that the reader picks instead. */
  readonly onChange: (change: { readonly query?: string; readonly scope?: Scope }) => void;
}

/** What people look for most, offered when nothing was found. */
const suggestions = ['export', 'validation', 'value editor'] as const;

/** The results of a query, which grow as the reader scrolls to their end. */
export function ResultList({ query, scope, onChange }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [results, more] = useResults(query, scope, attempt);
  const unavailable = useUnavailableReason();
  const { all, labelOf } = useScopes();
  const { status, hits, count, next } = results;
  const everywhere = all.find(({ name }) => name === 'all');
  const list = useRef<HTMLOListElement>(null);

  // Results that arrive late would move the element that has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is their number that pushes
  useLayoutEffect(() => {
    if (isPast(list.current)) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [hits.length]);

  if (status === 'failed' && hits.length === 0) {
    return (
      <div role="alert" className={styles.notice}>
        <p className={styles.noticeTitle}>Unable to fetch results</p>
        <p>{unavailable ?? 'You might want to check your network connection.'}</p>
        {!unavailable && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => setAttempt(attempt + 1)}
          >
            Try again
          </button>
        )}
      </div>
    );
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {status === 'done' && count > 0 && `${count} ${count === 1 ? 'result' : 'results'}`}
        {status === 'loading' && hits.length === 0 && (
          <>
            Searching … <Late />
          </>
        )}
      </p>
      {status === 'done' && count === 0 && (
        <div className={styles.notice}>
          <p className={styles.noticeTitle}>No results for “{query}”</p>
          <p>
            Try searching for{' '}
            {suggestions.map((suggestion, index) => (
              <span key={suggestion}>
                {index > 0 && ', '}
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => onChange({ query: suggestion })}
                >
                  {suggestion}
                </button>
              </span>
            ))}
            {everywhere && scope.name !== 'all' && (
              <>
                , or{' '}
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => onChange({ scope: everywhere })}
                >
                  search all versions
                </button>
              </>
            )}
            .
          </p>
          <p>
            Believe this query should return results?{' '}
            <a
              href={`${links.issues}/new?title=${encodeURIComponent(`Search returns nothing for "${query}"`)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              Let us know.
            </a>
          </p>
        </div>
      )}
      <ol ref={list} className={styles.hits}>
        {pagesOf(hits).map((page) => (
          <Hit key={page[0].objectID} hits={page} label={labelOf(page[0].url)} />
        ))}
      </ol>
      {next !== undefined && <More key={next} hasFailed={status === 'failed'} onMore={more} />}
    </>
  );
}

/** The hits of each page; a page's hits come one after the other. */
function pagesOf(hits: readonly SearchHit[]): readonly [SearchHit, ...SearchHit[]][] {
  const pages: [SearchHit, ...SearchHit[]][] = [];
  for (const hit of hits) {
    const last = pages.at(-1);
    if (last && pageOf(last[0]) === pageOf(hit)) last.push(hit);
    else pages.push([hit]);
  }
  return pages;
}

/** Whether the focus is after an element. More results would move what has the focus. */
const isPast = (element: Element | null) =>
  element !== null &&
  document.activeElement !== null &&
  (element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !==
    0;

function More({ hasFailed, onMore }: { readonly hasFailed: boolean; readonly onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const load = useRef(onMore);
  load.current = onMore;
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.some(({ isIntersecting }) => isIntersecting);
      if (isSeen && !isPast(button.current)) load.current();
    });
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="button button--secondary"
      onClick={() => load.current()}
    >
      {hasFailed ? 'Unable to fetch more results. Try again' : 'More results'}
    </button>
  );
}
