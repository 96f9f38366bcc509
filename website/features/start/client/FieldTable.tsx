import clsx from 'clsx';
import { useState } from 'react';
import { defaultOperators } from 'react-querybuilder';
import { ScrollBox } from '../../../src/components/ScrollBox/ScrollBox';
import {
  type Draft,
  type EditorName,
  editorOf,
  editors,
  valuesText,
  withEditor,
  withValues,
} from './draft';
import { forRelease, type StartField } from './schema/fields';
import styles from './start.module.css';

interface FieldTableProps {
  readonly drafts: readonly Draft[];
  /** Full version number of the library, which lacks what the drafts have if it's an older one. */
  readonly release: string;
  readonly onChange: (drafts: readonly Draft[]) => void;
}

/** Rows that are shown at once. */
const pageSize = 100;

/** What became of each column, which the reader can change. */
export function FieldTable({ drafts, release, onChange }: FieldTableProps) {
  const [shown, setShown] = useState(pageSize);
  const change = (index: number, next: Partial<Draft>) =>
    onChange(drafts.map((draft, at) => (at === index ? { ...draft, ...next } : draft)));
  return (
    <>
      <ScrollBox>
        <table className={styles.fields}>
          <thead>
            <tr>
              <th scope="col">Include</th>
              <th scope="col">Column</th>
              <th scope="col">Label</th>
              <th scope="col">Value editor</th>
              <th scope="col">Operators and values</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {drafts.slice(0, shown).map((draft, index) => (
              <Row
                // The engine gives each column a name of its own.
                key={draft.field.name}
                draft={draft}
                release={release}
                onChange={(next) => change(index, next)}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {drafts.length > shown && (
        <p>
          <button type="button" className="button" onClick={() => setShown(shown + pageSize)}>
            Show {Math.min(pageSize, drafts.length - shown)} more of {drafts.length} columns
          </button>
        </p>
      )}
    </>
  );
}

interface RowProps {
  readonly draft: Draft;
  readonly release: string;
  readonly onChange: (next: Partial<Draft>) => void;
}

function Row({ draft, release, onChange }: RowProps) {
  const { field, reasons, isIncluded } = forRelease(draft, release);
  const { name, label } = field;
  const editor = editorOf(field);
  const edit = (next: StartField) => onChange({ field: next });
  return (
    <tr className={isIncluded ? undefined : styles.left}>
      <td>
        <span className="check">
          <input
            type="checkbox"
            aria-label={`Include ${name}`}
            checked={isIncluded}
            onChange={({ target }) => onChange({ isIncluded: target.checked })}
          />
        </span>
      </td>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        <input
          type="text"
          className="control"
          aria-label={`Label of ${name}`}
          value={label}
          onChange={({ target }) => edit({ ...draft.field, label: target.value })}
        />
      </td>
      <td>
        {editor ? (
          <select
            className="control"
            aria-label={`Value editor of ${name}`}
            value={editor}
            onChange={({ target }) => edit(withEditor(field, target.value as EditorName))}
          >
            {Object.entries(editors).map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        ) : (
          'Items of a list'
        )}
      </td>
      <td>
        <Operators field={field} onChange={edit} />
        {editor === 'select' && (
          <textarea
            className={clsx('control', styles.values)}
            aria-label={`Values of ${name}, one in a line`}
            rows={Math.min(4, (field.values?.length ?? 0) + 1)}
            defaultValue={valuesText(field)}
            onChange={({ target }) => edit(withValues(field, target.value))}
          />
        )}
      </td>
      <td>
        <details>
          <summary>{reasons[0] ?? 'It’s as it is in the schema.'}</summary>
          <ul>
            {reasons.slice(1).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      </td>
    </tr>
  );
}

interface OperatorsProps {
  readonly field: StartField;
  readonly onChange: (field: StartField) => void;
}

function Operators({ field, onChange }: OperatorsProps) {
  const chosen = new Set(field.operators);
  if (field.matchModes) return <>Match modes</>;
  return (
    <details>
      <summary>
        {chosen.size} {chosen.size === 1 ? 'operator' : 'operators'}
      </summary>
      {defaultOperators.map(({ name, label }) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={chosen.has(name)}
            // A field needs an operator.
            disabled={chosen.size === 1 && chosen.has(name)}
            onChange={({ target }) =>
              onChange({
                ...field,
                operators: defaultOperators
                  .map((one) => one.name)
                  .filter((one) => (one === name ? target.checked : chosen.has(one))),
              })
            }
          />
          {label}
        </label>
      ))}
    </details>
  );
}
