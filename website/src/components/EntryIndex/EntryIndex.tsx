import type { Props } from '@theme/TOC';
import styles from './EntryIndex.module.css';

/** The entries of a long page by section, to lead to any of them in one step; `website/features/article/client/islands/filterEntries.ts` filters them. */
export function EntryIndex({ toc }: { readonly toc: Props['toc'] }) {
  const sections = toc
    .map((section, index) => ({ section, index }))
    .filter(({ section }) => section.level === 2)
    .map(({ section, index }, position, all) => ({
      section,
      entries: toc.slice(index + 1, all[position + 1]?.index).filter(({ level }) => level === 3),
    }));
  return (
    <nav aria-label="Entries of this page" className={styles.index} data-island="entries">
      <label className={styles.filter}>
        Find an entry{' '}
        <input className="control" type="search" autoComplete="off" spellCheck={false} />
      </label>
      <details>
        <summary>All entries of this page</summary>
        <ul className={styles.sections}>
          {sections.map(({ section, entries }) => (
            <li key={section.id}>
              <Entry {...section} />
              {entries.length > 0 && (
                <ul>
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <Entry {...entry} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
      <p role="status" />
    </nav>
  );
}

function Entry({ id, value }: Props['toc'][number]) {
  return (
    <a
      href={`#${id}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of a heading of the page
      dangerouslySetInnerHTML={{ __html: value }}
    />
  );
}
