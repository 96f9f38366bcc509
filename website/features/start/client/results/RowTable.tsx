import { Fragment, useEffect, useId, useState } from 'react';
import type { Field, RuleGroupType } from 'react-querybuilder';
import { Choice } from '../../../../src/components/Choice';
import { ScrollBox } from '../../../../src/components/ScrollBox/ScrollBox';
import { rulesOf } from '../../../demo/client/query/walk';
import type { Draft } from '../draft';
import styles from './results.module.css';
import type { Shown, ShownRow } from './rowStore';
import type { RowWorker } from './rowWorker';
import type { Storage, StoredColumn } from './storage';
import type { Found } from './useRows';
import { Why } from './Why';

interface RowTableProps {
  readonly columns: readonly StoredColumn[];
  readonly loaded: { readonly worker: RowWorker };
  readonly found: Found;
  /** In the order of the database's columns. */
  readonly held: readonly { readonly draft: Draft }[];
  readonly fields: readonly Field[];
  readonly query: RuleGroupType;
}

const choices: Readonly<Record<Shown, string>> = {
  in: 'That match',
  out: 'That don’t match',
  all: 'All',
};

const pageSize = 20;

/** Characters that are shown of a value. */
const longest = 200;

/** Columns that are shown at once. */
const widest = 30;

/** A page of the rows that match, or of the others, each of which can be asked why. */
export function RowTable({
  loaded: { worker },
  found,
  columns,
  held,
  fields,
  query,
}: RowTableProps) {
  const [shown, setShown] = useState<Shown>('in');
  const [start, setStart] = useState(0);
  const [rows, setRows] = useState<readonly ShownRow[]>([]);
  const [asked, setAsked] = useState<number>();
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another result has pages of its own
  useEffect(() => setStart(0), [found, shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another result has other rows
  useEffect(() => {
    let isCurrent = true;
    void worker
      .ask('page', { shown, start, size: pageSize })
      .then((next) => isCurrent && setRows(next));
    return () => {
      isCurrent = false;
    };
  }, [worker, found, shown, start]);

  const counts = { in: found.found, out: found.checked - found.found, all: found.checked };
  const end = Math.min(start + pageSize, counts[shown]);
  const headers = shownColumns(held, query);
  const move = (by: number) => {
    setStart(start + by);
    setAsked(undefined);
  };

  return (
    <>
      <div className={styles.bar}>
        <Choice
          label="Rows"
          value={shown}
          list={Object.entries(choices).map(([id, label]) => ({
            id,
            label: `${label} (${counts[id as Shown].toLocaleString('en')})`,
          }))}
          onChange={(id) => setShown(id as Shown)}
        />
        {counts[shown] > pageSize && (
          <>
            <button
              type="button"
              className="button button--sm"
              disabled={start === 0}
              onClick={() => move(-pageSize)}
            >
              Previous
            </button>
            <button
              type="button"
              className="button button--sm"
              disabled={end >= counts[shown]}
              onClick={() => move(pageSize)}
            >
              Next
            </button>
            <span>
              {(start + 1).toLocaleString('en')} to {end.toLocaleString('en')}
            </span>
          </>
        )}
      </div>
      {headers.length === widest && <p>The table shows up to {widest} columns.</p>}
      {rows.length > 0 && (
        <ScrollBox>
          <table className={styles.rows}>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Matches</th>
                {headers.map(({ at, label }) => (
                  <th key={at} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ number, isIn, values }) => (
                <Fragment key={number}>
                  <tr>
                    <th scope="row">{(number + 1).toLocaleString('en')}</th>
                    <td className={styles.verdict}>
                      {isIn ? 'Yes' : 'No'}{' '}
                      <button
                        type="button"
                        className="button button--sm"
                        aria-expanded={asked === number}
                        aria-controls={asked === number ? id : undefined}
                        onClick={() => setAsked(asked === number ? undefined : number)}
                      >
                        Why?
                        <span className="sr-only"> Row {(number + 1).toLocaleString('en')}</span>
                      </button>
                    </td>
                    {headers.map(({ at, label }) => (
                      <td key={at} data-label={label}>
                        {cellText(values[at], columns[at]?.storage)}
                      </td>
                    ))}
                  </tr>
                  {asked === number && (
                    <tr id={id} className={styles.why}>
                      <td colSpan={headers.length + 2}>
                        <Why worker={worker} number={number} query={query} fields={fields} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </>
  );
}

/** The columns of included fields. If there are too many, those of the query are among them. */
function shownColumns(held: RowTableProps['held'], query: RuleGroupType) {
  const used = new Set(rulesOf(query).map(({ field }) => field));
  const all = held.flatMap(({ draft: { field, isIncluded } }, at) =>
    isIncluded ? [{ at, label: field.label, isUsed: used.has(field.name) }] : [],
  );
  const first = all.filter(({ isUsed }) => isUsed).slice(0, widest);
  const others = all.filter(({ isUsed }) => !isUsed).slice(0, widest - first.length);
  return [...first, ...others].sort((one, other) => one.at - other.at);
}

/** A value as readers write it. The database has other forms for some. */
function cellText(value: ShownRow['values'][number] | undefined, storage?: Storage): string {
  if (value == null) return '∅';
  if (storage === 'boolean') return value ? 'true' : 'false';
  const text = typeof storage === 'object' ? listText(JSON.parse(String(value))) : String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const listText = (items: readonly unknown[]): string =>
  items
    .map((item) =>
      Array.isArray(item) ? item.map((part) => part ?? '∅').join(' ') : (item ?? '∅'),
    )
    .join(', ');
