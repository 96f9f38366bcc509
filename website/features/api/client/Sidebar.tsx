import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import {
  type RefCallback,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { NavigationData, PackageNames } from '../navigation.ts';
import styles from './api.module.css';
import { entryOf, filterNames, groupsOf, type NamedGroup, nearby } from './names.ts';
import { PlainLink } from './PlainLink.tsx';

interface SidebarProps {
  readonly navigation: NavigationData;
  /** `undefined` until they have loaded; until then, the served ones stay. */
  readonly names: PackageNames | undefined;
}

/**
 * The names of a package. The HTML of a page has those around its own; the rest, which all pages of
 * the package share, loads when the page is interactive.
 */
export function Sidebar({ navigation, names: all }: SidebarProps) {
  const { pathname } = useLocation();
  const [isHydrated, setHydrated] = useState(false);
  const [filter, setFilter] = useState('');
  const entry = entryOf(navigation, pathname);
  const names = useRef<HTMLDivElement>(null);
  const isWhole = isHydrated && all !== undefined;
  // React renders the hundreds of names in slices, so the browser stays responsive.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useCurrentInView(names, pathname, isWhole);
  const served = useKeptFocus(names, all !== undefined);

  const whole = all && groupsOf(entry, all);
  const shown = isWhole ? whole : whole && nearby(whole, pathname);
  const groups = all && filter ? filterNames(navigation, all, filter) : shown;
  const { entries, packages } = navigation;
  return (
    <nav className={styles.sidebar} aria-label="API reference">
      <Switcher
        label="Package"
        title={navigation.name}
        links={[['All packages', '/api'], ...packages]}
        pathname={pathname}
      />
      {entries.length > 1 && (
        <Switcher
          label="Entry point"
          title={entry.specifier}
          links={entries.map(({ specifier, path }) => [specifier, path])}
          pathname={pathname}
        />
      )}
      <input
        type="search"
        className={clsx('control', styles.filter)}
        aria-label={`Filter the names in ${navigation.name}`}
        placeholder="Filter names"
        disabled={!isWhole}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {groups ? (
        <div key="whole" ref={names} className={styles.scroller}>
          <Groups groups={groups} pathname={pathname} />
          {groups.length === 0 && (
            <p className={styles.quiet}>
              No name in {navigation.name} contains “{filter}”.
            </p>
          )}
        </div>
      ) : (
        // React keeps what was served.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
        <div ref={served} className={styles.scroller} dangerouslySetInnerHTML={{ __html: '' }} />
      )}
    </nav>
  );
}

interface SwitcherProps {
  readonly label: string;
  readonly title: string;
  readonly links: readonly (readonly [text: string, path: string])[];
  readonly pathname: string;
}

/** Links to siblings of the current page; opens without JavaScript too. */
function Switcher({ label, title, links, pathname }: SwitcherProps) {
  return (
    <details className={styles.switcher} key={pathname}>
      <summary>
        <span className={styles.note}>{label}</span> {title}
      </summary>
      <ul>
        {links.map(([text, path]) => (
          <li key={path}>
            <PlainLink to={path}>{text}</PlainLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Groups({
  groups,
  pathname,
}: {
  readonly groups: readonly NamedGroup[];
  readonly pathname: string;
}) {
  return groups.map(({ key, title, links }) => (
    <div key={key} className={styles.group}>
      <p className={styles.groupTitle}>{title}</p>
      <ul>
        {links.map(([name, path]) => {
          const isCurrent = path === pathname;
          return (
            <li key={path}>
              <PlainLink
                to={path}
                className={clsx(styles.name, isCurrent && styles.current)}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {name}
              </PlainLink>
            </li>
          );
        })}
      </ul>
    </div>
  ));
}

/** Keeps the current name in view: in its place when more names load, otherwise in the middle. */
function useCurrentInView(
  names: { readonly current: HTMLElement | null },
  pathname: string,
  isWhole: boolean,
): void {
  const before = useRef<number>(undefined);
  useIsomorphicLayoutEffect(() => {
    const scroller = names.current;
    const current = scroller?.querySelector<HTMLElement>('[aria-current]');
    if (!scroller || !current) return;
    const top = current.offsetTop - scroller.scrollTop;
    const isInView = top >= 0 && top <= scroller.clientHeight - current.offsetHeight;
    if (before.current !== undefined && isWhole)
      scroller.scrollTop = current.offsetTop - before.current;
    else if (!isInView) scroller.scrollTop = current.offsetTop - scroller.clientHeight / 2;
    before.current = isWhole ? undefined : current.offsetTop - scroller.scrollTop;
  }, [names, pathname, isWhole]);
}

/**
 * Keeps the focus on its link when the loaded names replace the served ones.
 *
 * @returns The ref of the served names. React runs its cleanup before it removes the element.
 */
function useKeptFocus(
  names: RefObject<HTMLDivElement | null>,
  areLoaded: boolean,
): RefCallback<HTMLDivElement> {
  const focused = useRef<string | null>(null);
  useIsomorphicLayoutEffect(() => {
    if (!areLoaded || focused.current === null) return;
    const link = names.current?.querySelector<HTMLElement>(`[href="${focused.current}"]`);
    link?.focus({ preventScroll: true });
    focused.current = null;
  }, [names, areLoaded]);
  return useCallback(
    (element) => {
      names.current = element;
      return () => {
        focused.current = element?.querySelector(':focus')?.getAttribute('href') ?? null;
      };
    },
    [names],
  );
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
