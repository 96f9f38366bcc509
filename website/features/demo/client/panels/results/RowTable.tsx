import { ScrollBox } from '../../../../../src/components/ScrollBox/ScrollBox';
import { type EngineId, engineOf } from '../../engines/engines.ts';
import type { EngineData } from '../../engines/types.ts';
import type { SettingsOf } from '../../settings.ts';
import { useMore } from '../parts/useMore.tsx';
import styles from './ResultsPanel.module.css';
import type { resultsSettings } from './settings.ts';
import type { Results } from './useResults.ts';

interface RowTableProps {
  readonly data: EngineData;
  readonly results: Results;
  readonly shown: SettingsOf<typeof resultsSettings>['rows'];
  readonly engines: readonly EngineId[];
}

const step = 20;

export function RowTable({ data, results, shown, engines }: RowTableProps) {
  const found = engines.flatMap((id) => {
    const outcome = results.outcomes.get(id);
    return outcome?.ok ? [{ id, rows: new Set(outcome.matched) }] : [];
  });
  const numbers = [...data.rows.keys()].filter((number) => {
    const finders = found.filter(({ rows }) => rows.has(number)).length;
    if (shown === 'all') return true;
    return finders > 0 && (shown === 'found' || finders < found.length);
  });
  const { shown: listed, more } = useMore(numbers, step, 'rows');
  if (numbers.length === 0) return <p className={styles.verdict}>There are no rows to show.</p>;
  return (
    <>
      <ScrollBox>
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {found.map(({ id }) => (
                <th key={id} scope="col">
                  {engineOf(id).label}
                </th>
              ))}
              {data.fields.map(({ name, label }) => (
                <th key={String(name)} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listed.map((number) => (
              <tr key={number}>
                <th scope="row">{number + 1}</th>
                {found.map(({ id, rows }) => (
                  <td key={id} className={rows.has(number) ? styles.yes : styles.no}>
                    {rows.has(number) ? '✓' : '–'}
                    <span className="sr-only">{rows.has(number) ? ' found' : ' not found'}</span>
                  </td>
                ))}
                {data.fields.map(({ name }) => (
                  <td key={String(name)}>{cellText(data.rows[number]?.[String(name)])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {more}
    </>
  );
}

function cellText(value: unknown): string {
  if (value == null) return '∅';
  if (!Array.isArray(value)) return String(value);
  return value
    .map((entry) =>
      typeof entry === 'object' && entry !== null ? Object.values(entry).join(' ') : String(entry),
    )
    .join(', ');
}
