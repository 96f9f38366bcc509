import Link from '@docusaurus/Link';
import { type DemoKit, kitPath, kits } from '../../../kits/kits.ts';
import styles from './page.module.css';

/** Links to the pages of all kits, which keep the demo's state. */
export function KitTabs({ current }: { readonly current: DemoKit }) {
  return (
    <nav className={styles.kits} aria-label="UI kits">
      {kits.map(({ id, label }) => (
        <Link key={id} to={kitPath(id)} aria-current={id === current.id ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
