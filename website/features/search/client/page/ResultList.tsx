import { useEffect, useLayoutEffect, useRef } from 'react';
import { Count, LinkButton, NoResults, SearchFailed } from '../Notices';
import { type Scope, useScopes } from '../scopes';
import { useResults } from '../useResults';
import type { Asked } from './address';
import { Hit } from './Hit';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  readonly scope: Scope;
  /** Called with the query or version that the reader picks instead. */
  readonly onChange: (change: Partial<Asked>) => void;
}

/** The results of a query, which grow as the reader scrolls to their end. */
export function ResultList({ query, scope, onChange }: Props) {
  const [results, more, retry] = useResults(query, scope);
  const { badgeOf } = useScopes();
  const { status, hits, count, next } = results;
  const list = useRef<HTMLOListElement>(null);

  // Results that arrive late would move the element that has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is their number that pushes
  useLayoutEffect(() => {
    if (isPast(list.current)) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [hits.length]);

  if (status === 'failed' && hits.length === 0) return <SearchFailed onRetry={retry} />;
  return (
    <>
      <Count results={results} className={styles.count} />
      {status === 'done' && count === 0 && (
        <NoResults query={query} onQuery={(suggestion) => onChange({ query: suggestion })}>
          {scope.id !== 'all' && (
            <>
              , or{' '}
              <LinkButton onPress={() => onChange({ version: 'all' })}>
                search all versions
              </LinkButton>
            </>
          )}
        </NoResults>
      )}
      <ol ref={list} className={styles.hits}>
        {hits.map((hit) => (
          <Hit key={hit.url} hit={hit} label={badgeOf(scope)(hit.url)} />
        ))}
      </ol>
      {next !== undefined && <More key={next} hasFailed={status === 'failed'} onMore={more} />}
    </>
  );
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
    <button ref={button} type="button" className="button" onClick={() => load.current()}>
      {hasFailed ? 'Unable to fetch more results. Try again' : 'More results'}
    </button>
  );
}
