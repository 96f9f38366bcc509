import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../src/components/clipboard/useCopy';
import { fetchFile } from '../../../src/components/loadedOnce';
import { Late } from '../../../src/components/waiting/Late';
import { LoadedPart } from '../../../src/components/waiting/LoadedPart';
import styles from './PageMenu.module.css';
import { useMarkdownAddress } from './useMarkdownAddress';

const loadSetup = () =>
  import(/* webpackChunkName: "editor-setup" */ './EditorSetup').then((module) => module.default);

interface Props {
  /** Shown at the start of the menu's line, and before the menu in tab order. */
  readonly beside?: ReactNode;
}

export function PageMenu({ beside }: Props) {
  const address = useMarkdownAddress(useLocation().pathname);
  // Each page has its own menu, which is closed and empty at first.
  const menu = address ? <Menu key={address} address={address} /> : null;
  return beside ? (
    <div className={styles.line}>
      {beside}
      {menu}
    </div>
  ) : (
    menu
  );
}

function Menu({ address }: { readonly address: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { outcome, copy, forget } = useCopy({ keepsRefusal: true });
  const [showsSetup, setShowsSetup] = useState(false);
  const isBrowser = useIsBrowser();

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close(menu.current);
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, closeOutside);
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside);
    };
  }, []);

  const closeToButton = () => {
    close(menu.current);
    menu.current?.querySelector('summary')?.focus();
  };

  return (
    <div className={clsx('page-menu dropdown dropdown--show dropdown--right', styles.root)}>
      <details
        ref={menu}
        onKeyDown={({ key }) => key === 'Escape' && closeToButton()}
        onToggle={() => menu.current?.open && forget()}
      >
        <summary className={clsx('button button--sm', styles.button)}>Copy page</summary>
        <div className={clsx('dropdown__menu', styles.box)}>
          {/* Without JavaScript, copying doesn't work. */}
          {isBrowser && (
            <button
              type="button"
              className="dropdown__link"
              onClick={() => copy(read(address)).then(closeToButton)}
            >
              Copy as Markdown
            </button>
          )}
          <a className="dropdown__link" type="text/markdown" href={address}>
            View as Markdown
          </a>
          {isBrowser && (
            <button
              type="button"
              className="dropdown__link"
              aria-expanded={showsSetup}
              onClick={() => setShowsSetup(!showsSetup)}
            >
              Use in your editor
            </button>
          )}
          {showsSetup && (
            <LoadedPart name="The setup" load={loadSetup} props={{}} waiting={<Late />} />
          )}
        </div>
      </details>
      <div role="status">
        {outcome && (
          <p className={clsx('dropdown__menu', styles.box)}>
            {outcome === 'copied' ? (
              'Copied as Markdown.'
            ) : (
              <>
                The browser didn’t allow the page to be copied.{' '}
                <a type="text/markdown" href={address}>
                  View it as Markdown
                </a>{' '}
                and copy it there.
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

function close(menu: HTMLDetailsElement | null): void {
  if (menu) menu.open = false;
}

const read = async (address: string): Promise<string> => (await fetchFile(address)).text();
