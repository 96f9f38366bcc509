import { useState } from 'react';
import { ScrollBox } from '../../../../../src/components/ScrollBox/ScrollBox';
import { Late } from '../../../../../src/components/waiting/Late';
import { engines } from '../../engines/engines.ts';
import { agree } from '../../engines/explain.ts';
import type { EngineOutcome } from '../../engines/run.ts';
import type { SettingsOf } from '../../settings.ts';
import { Check } from '../parts/Check';
import { print } from '../parts/print.ts';
import styles from './ResultsPanel.module.css';
import type { resultsSettings } from './settings.ts';
import type { Results } from './useResults.ts';

type State = SettingsOf<typeof resultsSettings>;

interface EngineTableProps {
  readonly settings: State;
  readonly setSettings: (changes: Partial<State>) => void;
  readonly results: Results;
  readonly total: number;
  readonly isRunning: boolean;
  readonly onRetry: () => void;
}

export function EngineTable({
  settings,
  setSettings,
  results,
  total,
  isRunning,
  onRetry,
}: EngineTableProps) {
  const reference = results.outcomes.get('sqlite');
  return (
    <ScrollBox>
      <table className={styles.engines} aria-busy={isRunning}>
        <thead>
          <tr>
            <th scope="col">Engine</th>
            <th scope="col">Found</th>
            <th scope="col">Compared with SQLite</th>
            <th scope="col">Exported query</th>
          </tr>
        </thead>
        <tbody>
          {engines.map((engine) => {
            const outcome = settings[engine.id] ? results.outcomes.get(engine.id) : undefined;
            return (
              <tr key={engine.id}>
                <th scope="row">
                  <Check
                    label={engine.label}
                    isOn={settings[engine.id]}
                    onChange={(isOn) => setSettings({ [engine.id]: isOn })}
                  />
                  <small>
                    {engine.library}
                    {!outcome && `, downloads ${sizeText(engine.bytes)}`}
                    {engine.note && `. ${engine.note}`}
                  </small>
                </th>
                {outcome?.ok === false ? (
                  <td colSpan={2} className={styles.error}>
                    {outcome.error}{' '}
                    {outcome.isMissing && (
                      <button
                        type="button"
                        className="button"
                        disabled={isRunning}
                        onClick={onRetry}
                      >
                        Try again
                      </button>
                    )}
                  </td>
                ) : (
                  <>
                    <td>
                      {foundText(outcome, settings[engine.id], total)}
                      {settings[engine.id] && !outcome && isRunning && <Late />}
                    </td>
                    <td>{engine.id === 'sqlite' ? '' : besideText(reference, outcome)}</td>
                  </>
                )}
                <td>
                  {outcome?.exported !== undefined && (
                    <Exported format={engine.options.format} exported={outcome.exported} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface ExportedProps {
  readonly format: string;
  readonly exported: unknown;
}

/** What an engine ran. The text of a long query is rendered only while it's open. */
function Exported({ format, exported }: ExportedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{format}</summary>
      {isOpen && (
        <code className={styles.exported} dir="ltr">
          {typeof exported === 'string' ? exported : print(exported, 'json')}
        </code>
      )}
    </details>
  );
}

function sizeText(bytes: number): string {
  return bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} KB`;
}

function foundText(outcome: EngineOutcome | undefined, isOn: boolean, total: number): string {
  if (!isOn) return '';
  return outcome?.ok ? `${outcome.matched.length} of ${total}` : '…';
}

function besideText(
  reference: EngineOutcome | undefined,
  outcome: EngineOutcome | undefined,
): string {
  if (!reference || !outcome) return '';
  if (agree(reference, outcome)) return 'the same rows';
  if (!reference.ok || !outcome.ok) return '';
  const more = outcome.matched.filter((row) => !reference.matched.includes(row)).length;
  const fewer = reference.matched.filter((row) => !outcome.matched.includes(row)).length;
  return [more && `${more} more`, fewer && `${fewer} fewer`].filter(Boolean).join(', ');
}
