// Replaced because the stock search bar adds its dialog to every page and connects every page to
// the hosted service. Here, a page loads a button, and the dialog loads when the reader reaches for
// it.
import Head from '@docusaurus/Head';
import clsx from 'clsx';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { DialogProps } from '../../../features/search/client/dialog/Dialog';
import { useHostedSearch } from '../../../features/search/client/settings';
import { keyAction } from './keys';
import styles from './styles.module.css';

const loadDialog = () =>
  import(/* webpackChunkName: "search-dialog" */ '../../../features/search/client/dialog/Dialog');
const preload = () => {
  loadDialog().catch(() => {});
};

export default function SearchBar() {
  const hosted = useHostedSearch();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [query, setQuery] = useState<string>();
  const isOpen = query !== undefined;

  const open = useCallback((first: string) => {
    setQuery(first);
    loadDialog().then(
      (module) => setDialog(() => module.default),
      // Without the dialog, the search page still works.
      () => window.location.assign(`/search?q=${encodeURIComponent(first)}`),
    );
  }, []);
  const close = useCallback(() => setQuery(undefined), []);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const active = document.activeElement as HTMLElement | null;
      const action = keyAction(event, {
        isOpen,
        isTyping: !!active?.isContentEditable || !!active?.matches('input, textarea, select'),
        onButton: active === button.current,
      });
      if (!action) return;
      event.preventDefault();
      if (action === 'close' || (action === 'toggle' && isOpen)) close();
      else open(typeof action === 'object' ? action.type : '');
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen, open, close]);

  return (
    <>
      {hosted && (
        <Head>
          <link
            rel="preconnect"
            href={`https://${hosted.appId}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />
        </Head>
      )}
      <button
        ref={button}
        type="button"
        className={clsx('button', styles.button)}
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open('')}
        onFocus={preload}
        onMouseOver={preload}
        onTouchStart={preload}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="m13 13 5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className={styles.word}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {isOpen && Dialog && <Dialog firstQuery={query} onClose={close} />}
    </>
  );
}
