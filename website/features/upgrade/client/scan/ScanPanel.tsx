import Heading from '@theme/Heading';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { useCopy } from '../../../../src/components/clipboard/useCopy';
import { LongText, maxShown } from '../../../../src/components/LongText/LongText';
import { Sentence } from '../../../../src/components/Sentence';
import styles from './ScanPanel.module.css';
import { type Readable, type Scanned, scanFiles } from './scanFiles';

interface ScanPanelProps {
  /** Major versions. */
  readonly from: number;
  readonly to: number;
}

const pastedName = 'Pasted code.tsx';

/** Scans code that the reader pastes or drops. The code doesn't leave the page. */
export function ScanPanel({ from, to }: ScanPanelProps) {
  const [code, setCode] = useState('');
  const [done, setDone] = useState({ from, to, results: [] as readonly Scanned[] });
  const [isBusy, setBusy] = useState(false);

  const run = async (files: readonly Readable[]) => {
    setBusy(true);
    setDone({ from, to, results: await scanFiles(files, { from, to }) });
    setBusy(false);
  };
  // The results for other versions would mislead.
  const results = done.from === from && done.to === to ? done.results : [];
  const runPasted = () =>
    run([{ name: pastedName, size: new Blob([code]).size, text: async () => code }]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Otherwise choosing the same files again, for example after an edit, isn't a change.
    target.value = '';
    run(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    run([...event.dataTransfer.files]);
  };

  return (
    <section>
      <Heading as="h2" id="your-code">
        Your code
      </Heading>
      <p>
        Paste a file, or choose or drop files, to find what to change in them. The scan runs in this
        page, so your code stays on your device. To scan a project, use the command{' '}
        <code>
          npx react-querybuilder-upgrade --from {from} --to {to} src/
        </code>
        .
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file input */}
      <div className={styles.form} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <LongText
          label={<span className="sr-only">Code to scan</span>}
          text={code}
          noun="code"
          reader="scan"
          rows={8}
          placeholder="import { QueryBuilder, parseSQL } from 'react-querybuilder';"
          onChange={setCode}
        />
        <p className={styles.actions}>
          <button
            type="button"
            className="button button--primary"
            aria-busy={isBusy}
            disabled={isBusy || code.trim() === ''}
            onClick={runPasted}
          >
            Scan
          </button>
          <label>
            Or choose files:{' '}
            <input
              type="file"
              multiple
              accept=".ts,.tsx,.js,.jsx,.mts,.cts,.mjs,.cjs"
              disabled={isBusy}
              onChange={choose}
            />
          </label>
        </p>
      </div>
      <div role="status">{isBusy && <p>Scanning …</p>}</div>
      {!isBusy && results.length > 0 && <Results results={results} />}
    </section>
  );
}

function Results({ results }: { readonly results: readonly Scanned[] }) {
  const shown = results.filter(({ answer }) => 'problem' in answer || answer.findings.length > 0);
  const count = results.reduce(
    (sum, { answer }) => sum + ('problem' in answer ? 0 : answer.findings.length),
    0,
  );
  return (
    <>
      <p role="status">
        {count === 1 ? 'One place' : `${count} places`} to change in {results.length}{' '}
        {results.length === 1 ? 'file' : 'files'}.
      </p>
      {shown.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dropped files can have one name, and stay in place
        <Result key={index} {...one} />
      ))}
    </>
  );
}

function Result({ name, answer }: Scanned) {
  const { outcome, copy } = useCopy();
  if ('problem' in answer) {
    return (
      <p>
        <strong>{name}</strong>: {answer.problem}
      </p>
    );
  }
  const { findings, edited } = answer;
  const label = { copied: 'Copied', refused: 'Couldn’t copy' };
  return (
    <>
      <Heading as="h3">{name}</Heading>
      <ul>
        {findings.map(({ rule, line, column, reason, instead, isEdited }) => (
          <li key={`${rule} ${line} ${column}`}>
            Line {line}: <Sentence text={reason} /> <Sentence text={instead} />{' '}
            <em>{isEdited ? 'The edited code below has this change.' : 'Change this by hand.'}</em>
          </li>
        ))}
      </ul>
      {edited !== undefined && (
        <>
          <p className={styles.actions}>
            <button type="button" className="button" onClick={() => copy(edited)}>
              {outcome ? label[outcome] : 'Copy the edited code'}
            </button>
          </p>
          <textarea
            className="control"
            aria-label={`${name}, edited`}
            rows={8}
            readOnly
            value={edited.slice(0, maxShown)}
          />
          {edited.length > maxShown && <p>Only the start is shown. The button copies all of it.</p>}
        </>
      )}
    </>
  );
}
