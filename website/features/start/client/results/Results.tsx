import Heading from '@theme/Heading';
import { useMemo } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import type { Draft } from '../draft';
import { toLibraryField } from '../libraryFields';
import type { Table } from '../schema/types';
import { conditionOf } from './conditions';
import { RowTable } from './RowTable';
import styles from './results.module.css';
import type { Source } from './source';
import { type StoredColumn, storedColumn } from './storage';
import { useRows } from './useRows';

/** Columns that an SQLite table can have, without the one for the row's number. */
const mostColumns = 1999;

/** Where the rows are, and the fields that filter them. */
export interface RowsProps {
  readonly source: Source;
  readonly table: Table;
  readonly drafts: readonly Draft[];
}

/** The rows of the reader's data that a query matches. They stay in the page. */
export default function Results({
  source,
  table,
  drafts,
  query,
}: RowsProps & { readonly query: RuleGroupType }) {
  const held = useMemo(() => heldOf(drafts), [drafts]);
  const fields = useMemo(() => held.map(({ draft }) => toLibraryField(draft.field)), [held]);
  const key = JSON.stringify(
    held.flatMap(({ draft, index }) => {
      const column = table.columns[index];
      return column ? [storedColumn(column, draft.field, index)] : [];
    }),
  );
  // A change of a label, for example, isn't one of the columns.
  const columns = useMemo(() => JSON.parse(key) as readonly StoredColumn[], [key]);
  const condition = useMemo(() => conditionOf(query, fields), [query, fields]);
  const { loaded, found, work, stop, again } = useRows(source, table.name, columns, condition);
  const { what, progress, failure } = work;
  const isBusy = what === 'reading' || what === 'filtering';
  const total = number(loaded?.count ?? 0);

  return (
    <section aria-labelledby="rows">
      <Heading as="h2" id="rows">
        Your rows
      </Heading>
      <div className={styles.bar}>
        <p role="status" className={styles.status}>
          {failure ??
            (what === 'stopped' && found
              ? `You stopped the filter. ${number(found.found)} of the first ${number(found.checked)} rows match.`
              : what === 'stopped'
                ? 'You stopped reading the rows.'
                : found && loaded
                  ? `${number(found.found)} of ${total} rows match.`
                  : 'Reading the rows …')}
        </p>
        {isBusy && (
          <span className={styles.busy}>
            <progress
              aria-label={what === 'reading' ? 'Rows read' : 'Rows filtered'}
              value={progress?.done}
              max={progress?.total}
            />
            <button type="button" className="button button--sm" onClick={stop}>
              Stop
            </button>
          </span>
        )}
        {(what === 'stopped' || failure) && (
          <button type="button" className="button button--sm" onClick={again}>
            Run again
          </button>
        )}
      </div>
      {drafts.length > mostColumns && (
        <p>
          SQLite tables have no more than {number(mostColumns)} columns, so the filter works with
          the first {number(mostColumns)} fields that you include.
        </p>
      )}
      {loaded && loaded.notes.length > 0 && (
        <ul>
          {loaded.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {loaded && found && <RowTable {...{ loaded, found, columns, held, fields, query }} />}
      <p className={styles.note}>
        SQLite runs the query as parameterized SQL, in this page. Uppercase and lowercase letters
        differ. A missing value, such as an empty cell or “N/A”, makes a rule neither true nor
        false, unless the rule asks whether there is a value.
      </p>
    </section>
  );
}

/** A field whose values the database has. */
interface Held {
  readonly draft: Draft;
  /** Its place among the columns of the table. */
  readonly index: number;
}

/** Of too many fields, those that are included. */
function heldOf(drafts: readonly Draft[]): readonly Held[] {
  const all = drafts.map((draft, index) => ({ draft, index }));
  return all.length <= mostColumns
    ? all
    : all.filter(({ draft }) => draft.isIncluded).slice(0, mostColumns);
}

const number = (value: number) => value.toLocaleString('en');
