import type { ReactNode } from 'react';
import { links } from '../../../site/links';
import { Late } from '../../../src/components/waiting/Late';
import styles from './notices.module.css';
import { useUnavailableReason } from './site-search';
import type { Results } from './useResults';

/** What people look for most. */
const suggestions = ['export', 'validation', 'value editor'] as const;

interface SuggestionsProps {
  readonly onQuery: (query: string) => void;
}

/** Queries to try instead. */
export const Suggestions = ({ onQuery }: SuggestionsProps) => (
  <>
    Try searching for{' '}
    {suggestions.map((suggestion, index) => (
      <span key={suggestion}>
        {index > 0 && ', '}
        <LinkButton onPress={() => onQuery(suggestion)}>{suggestion}</LinkButton>
      </span>
    ))}
  </>
);

interface LinkButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that looks like a link, because it is part of a sentence. */
export const LinkButton = ({ onPress, children }: LinkButtonProps) => (
  <button type="button" className={styles.link} onClick={onPress}>
    {children}
  </button>
);

interface NoResultsProps extends SuggestionsProps {
  readonly query: string;
  /** What else the reader can do, after the suggestions. */
  readonly children?: ReactNode;
}

/** Says that nothing was found, and what to do. */
export const NoResults = ({ query, onQuery, children }: NoResultsProps) => (
  <div className={styles.notice}>
    <p className={styles.title}>No results for “{query}”</p>
    <p>
      <Suggestions onQuery={onQuery} />
      {children}.
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
);

interface SearchFailedProps {
  readonly onRetry: () => void;
}

/** Says that the search failed, and lets the reader try again where that can help. */
export function SearchFailed({ onRetry }: SearchFailedProps) {
  const unavailable = useUnavailableReason();
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.title}>Unable to fetch results</p>
      <p>{unavailable ?? 'You might want to check your network connection.'}</p>
      {!unavailable && (
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

interface CountProps {
  readonly results: Results;
  readonly className: string | undefined;
}

/** The number of results, which screen readers announce. */
export const Count = ({ results: { status, hits, count }, className }: CountProps) => (
  <p role="status" className={className}>
    {status === 'done' && count > 0 && `${count} ${count === 1 ? 'result' : 'results'}`}
    {status === 'done' && count === 0 && <span className="sr-only">No results</span>}
    {status === 'loading' && hits.length === 0 && (
      <>
        Searching … <Late />
      </>
    )}
  </p>
);
