import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { type DemoKit, kitPath, kits } from '../../../../kits/kits.ts';
import { rememberKit } from '../../../live-examples/client/demoKit.ts';
import styles from './page.module.css';

/** Links to the pages of all kits, which keep the demo's state. Narrow windows show a part of them. */
export function KitTabs({ current }: { readonly current: DemoKit }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => rememberKit(kitPath(current.id)), [current.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is the current one
  useEffect(() => {
    const row = nav.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link) return;
    // Not scrollIntoView, which scrolls the page, too.
    row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current.id]);
  return (
    <nav ref={nav} className={clsx('pills', styles.kits)} aria-label="UI kits">
      {kits.map(({ id, label }) => (
        <Link
          key={id}
          className="pills__item"
          to={kitPath(id)}
          aria-current={id === current.id ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
