import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Choice } from '../../../../src/components/Choice';
import type { Hit } from '../client';
import { maxQueryLength } from '../limits';
import { Count, LinkButton, NoResults, SearchFailed, Suggestions } from '../Notices';
import { writeAddress } from '../page/address';
import { type Scope, useScopes } from '../scopes';
import { useHostedSearch } from '../settings';
import { useSiteSearch } from '../site-search';
import { useResults } from '../useResults';
import { Lines } from './Lines';
import { forgetAll, readRecent, remember } from './recent';
import styles from './styles.module.css';

export interface DialogProps {
  readonly firstQuery: string;
  readonly onClose: () => void;
}

/** The dialog of the search; it opens as soon as it is rendered. */
export default function Dialog({ firstQuery, onClose }: DialogProps) {
  const { all, current } = useScopes();
  const hosted = useHostedSearch();
  const box = useModal();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [scope, setScope] = useState(current);
  const [query, setQuery] = useState(firstQuery);
  const [recent, setRecent] = useState(readRecent);
  const [activeUrl, setActiveUrl] = useState<string>();
  const [results, , retry] = useResults(query, scope);
  useAhead(scope);

  const isAsked = query.trim() !== '';
  const { status, hits, count, next } = results;
  const lines = isAsked ? hits : recent;
  const active = lines.findIndex(({ url }) => url === activeUrl);
  const idOf = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  function ask(suggestion: string): void {
    setQuery(suggestion);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      // The field is a stop, too: the one before the first line and after the last.
      const stops = lines.length + 1;
      const stop = (active + 1 + (key === 'ArrowDown' ? 1 : stops - 1)) % stops;
      setActiveUrl(lines[stop - 1]?.url);
    } else if (key === 'Enter') {
      event.preventDefault();
      const best = isAsked && status === 'done' ? 0 : -1;
      document.getElementById(idOf(active >= 0 ? active : best))?.click();
    }
  }

  function choose(line: Hit, { ctrlKey, metaKey, shiftKey }: MouseEvent): void {
    remember(line);
    // Otherwise, the browser opens another tab or window.
    if (!ctrlKey && !metaKey && !shiftKey) onClose();
  }

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog, too
    <dialog
      ref={box}
      aria-label="Search the site"
      className={styles.dialog}
      onClose={onClose}
      onClick={({ target }) => target === box.current && onClose()}
    >
      <div className={styles.bar}>
        <input
          ref={field}
          className={clsx('control', styles.field)}
          type="text"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={lines.length > 0}
          aria-controls={lines.length > 0 ? id : undefined}
          aria-activedescendant={active >= 0 ? idOf(active) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={maxQueryLength}
          value={query}
          placeholder={`Search ${scope.label}`}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="button button--quiet" onClick={onClose}>
          Cancel
        </button>
      </div>
      <div className={styles.scope}>
        <Choice
          label="Search in"
          value={scope.id}
          list={all}
          onChange={(id) => setScope(all.find((one) => one.id === id) ?? scope)}
        />
        <Count results={results} className={styles.count} />
      </div>
      {lines.length > 0 ? (
        <Lines
          id={id}
          label={isAsked ? 'Results' : 'Recent'}
          lines={lines}
          scope={scope}
          active={active}
          idOf={idOf}
          onChoose={choose}
        />
      ) : (
        <div className={styles.notice}>
          {status === 'failed' && <SearchFailed onRetry={retry} />}
          {status === 'done' && count === 0 && <NoResults query={query} onQuery={ask} />}
          {!isAsked && (
            <p>
              <Suggestions onQuery={ask} />.
            </p>
          )}
        </div>
      )}
      <div className={styles.footer}>
        <span className={styles.keys}>
          <kbd>↑</kbd> <kbd>↓</kbd> to navigate, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
        </span>
        {hosted && <span>Search by Algolia</span>}
        {!isAsked && recent.length > 0 && (
          <LinkButton
            onPress={() => {
              forgetAll();
              setRecent([]);
              field.current?.focus();
            }}
          >
            Clear recent searches
          </LinkButton>
        )}
        {isAsked && next !== undefined && (
          <Link to={`/search${writeAddress({ query, version: scope.id })}`} onClick={onClose}>
            See all {count} results
          </Link>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

/** Shows a dialog. The browser keeps the focus in it, and gives it back to where it was. */
function useModal(): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    const { style, clientWidth } = document.documentElement;
    // The page behind doesn't scroll, and keeps its width without its scroll bar.
    style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
    style.overflow = 'hidden';
    dialog?.showModal();
    return () => {
      style.scrollbarGutter = '';
      style.overflow = '';
      dialog?.close();
    };
  }, []);
  return box;
}

/** Loads ahead what queries in a scope need. */
function useAhead({ tags }: Scope): void {
  const client = useSiteSearch();
  useEffect(() => client.prepare(tags), [client, tags]);
}
