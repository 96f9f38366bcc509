import { useHistory, useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useEffect, useRef, useState } from 'react';
import { kitPath, kits } from '../../../../kits/kits.ts';
import { whenIdle } from '../../../../src/components/whenIdle.ts';
import { readAddress, writeAddress } from '../address/address.ts';
import { type DemoState, defaultState, discards } from '../state.ts';

/** Milliseconds that the address waits for the next edit, and then for an idle browser. */
const writeAfter = 300;
const patience = 500;

export interface DemoControl {
  readonly state: DemoState;
  /** Updates parts of the state; `make` gets the latest state. */
  readonly change: (make: (before: DemoState) => Partial<DemoState>) => void;
  /** Sets another state, and offers the earlier one if something of it is lost. */
  readonly replace: (next: DemoState, message: string) => void;
  readonly notice: string | undefined;
  readonly dismiss: () => void;
  readonly replaced: Replaced | undefined;
}

export interface Replaced {
  readonly message: string;
  /** Brings the earlier state back; missing when that's done. */
  readonly undo?: () => void;
  readonly dismiss: () => void;
}

/**
 * The demo's state, kept in the fragment of the address so that a link carries it.
 *
 * The first render shows the defaults, because a page is served once for all addresses. A link to the
 * page of another kit has no fragment, so the state stays.
 */
export function useDemoState(): DemoControl {
  const [state, setState] = useState(() => defaultState());
  const [notice, setNotice] = useState<string>();
  const [replaced, setReplaced] = useState<Omit<Replaced, 'dismiss'>>();
  const show = useCallback((next: DemoState) => {
    setState(next);
    setReplaced(undefined);
  }, []);
  const isRead = useAddressIn(show, setNotice);
  useAddressOut(state, isRead);
  const undo = () => {
    setState(state);
    setReplaced({ message: 'Your query is back.' });
  };
  return {
    state,
    replace: (next, message) => {
      setState(next);
      setReplaced(discards(state, next) ? { message, undo } : undefined);
    },
    replaced: replaced && { ...replaced, dismiss: () => setReplaced(undefined) },
    change: useCallback((make) => setState((before) => ({ ...before, ...make(before) })), []),
    notice,
    dismiss: () => setNotice(undefined),
  };
}

/** Reads the address that the reader opened. @returns whether that is done. */
function useAddressIn(
  setState: (state: DemoState) => void,
  setNotice: (notice: string | undefined) => void,
): boolean {
  const { search, hash } = useLocation();
  const history = useHistory();
  const [isRead, setIsRead] = useState(false);

  useEffect(() => {
    if (!search && !hash) return setIsRead(true);
    let isCurrent = true;
    readAddress(search, hash).then(({ state, notice, kit }) => {
      if (!isCurrent) return;
      setState(state);
      setNotice(notice);
      setIsRead(true);
      if (kits.some(({ id }) => id === kit)) history.replace(kitPath(kit as string));
    });
    return () => {
      isCurrent = false;
    };
  }, [search, hash, history, setState, setNotice]);

  return isRead;
}

/**
 * Writes the address a moment after the last change. The router isn't notified, because it would
 * scroll to the top. With the hash router, the fragment is the page's address, so it stays
 * unchanged.
 */
function useAddressOut(state: DemoState, isRead: boolean): void {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const isHashRouter = siteConfig.future.experimental_router === 'hash';
  const isTouched = useRef(false);

  useEffect(() => {
    if (!isRead || isHashRouter) return;
    const isAsRead = !isTouched.current && !location.search;
    isTouched.current = true;
    if (isAsRead) return;
    const write = async () => {
      const hash = await writeAddress(state);
      if (location.pathname === pathname) history.replaceState(history.state, '', pathname + hash);
    };
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(write, { timeout: patience });
    }, writeAfter);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [state, isRead, isHashRouter, pathname]);
}
