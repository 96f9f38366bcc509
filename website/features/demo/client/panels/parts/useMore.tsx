import { useState } from 'react';
import styles from './parts.module.css';

/**
 * Shows a long list in steps, because rendering all of it would block the page. Returns the items
 * to show, and what to render below them.
 *
 * @param step - How many items are shown at first, and added by each click.
 * @param what - The items in the plural, e.g. `rows`.
 */
export function useMore<T>(items: readonly T[], step: number, what: string) {
  const [limit, setLimit] = useState(step);
  const rest = items.length - limit;
  const shown = items.slice(0, limit);
  const more = (
    <p className={styles.counts}>
      {shown.length.toLocaleString('en')} of {items.length.toLocaleString('en')} {what}{' '}
      {rest > 0 && (
        <button type="button" className="button" onClick={() => setLimit(limit + step)}>
          Show {Math.min(step, rest)} more
        </button>
      )}
    </p>
  );
  return { shown, more };
}
