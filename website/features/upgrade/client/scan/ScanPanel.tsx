import Heading from '@theme/Heading';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { majorOf } from '../../../../../releases/releases';
import { LongText } from '../../../../src/components/LongText/LongText';
import type { Leg } from '../guide';
import { type Checked, checkCode } from './checkCode';
import { Results } from './Results';
import { type Chosen, filesOfDrop, filesOfInput } from './readFiles';
import styles from './ScanPanel.module.css';

interface ScanPanelProps {
  /** The chosen releases. */
  readonly from: string;
  readonly to: string;
  /** The releases of the same majors whose types are known. */
  readonly types: { readonly from: string; readonly to: string };
  /** Where the addresses of the later release's docs start. */
  readonly docs: string;
  readonly legs: readonly Leg[];
}

const pastedName = 'Pasted code.tsx';

/** React has no type for it. */
const folderInput = { webkitdirectory: '' };

interface Progress {
  readonly step: string;
  /** Up to 1. */
  readonly share: number;
}

/** Checks code that the reader pastes or drops. The code doesn't leave the page. */
export function ScanPanel({ from, to, types, docs, legs }: ScanPanelProps) {
  const [code, setCode] = useState('');
  const [done, setDone] = useState<{ readonly key: string; readonly checked: Checked }>();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  const key = `${from} ${to}`;
  const isBusy = progress !== undefined;
  const [major, next] = [majorOf(from), majorOf(to)];
  useEffect(() => () => running.current?.abort(), []);

  const run = async (chosen: Chosen | Promise<Chosen>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProgress({ step: 'Reading', share: 0 });
    const checked = await checkCode(await chosen, types, {
      signal: controller.signal,
      onProgress: (step, share) => {
        if (running.current === controller) setProgress({ step, share });
      },
    });
    if (running.current !== controller) return;
    setDone({ key, checked });
    setProgress(undefined);
  };
  const runPasted = () => {
    const size = new Blob([code]).size;
    run({ files: [{ name: pastedName, size, text: async () => code }], skipped: [] });
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = filesOfInput(target.files ?? []);
    // Otherwise choosing the same files again, for example after an edit, isn't a change.
    target.value = '';
    run(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    run(filesOfDrop(event.dataTransfer));
  };

  return (
    <section>
      <Heading as="h2" id="your-code">
        Your code
      </Heading>
      <p>
        Paste a file, or choose or drop files and folders, to find what to change in them. The page
        looks for names, and type-checks your code with v{major} and v{next}. It does so on your
        device, so nothing is sent or stored. To edit files, or to check more than 500, use the
        command{' '}
        <code>
          npx react-querybuilder-upgrade --from {major} --to {next} src/
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
              accept=".ts,.tsx,.js,.jsx,.mts,.cts,.mjs,.cjs,.json"
              disabled={isBusy}
              onChange={choose}
            />
          </label>
          <label>
            Or a folder: <input type="file" {...folderInput} disabled={isBusy} onChange={choose} />
          </label>
        </p>
      </div>
      <div role="status">{isBusy && <p className="sr-only">{progress.step} …</p>}</div>
      {isBusy && (
        <p className={styles.actions}>
          <label>
            {progress.step} … <progress value={progress.share} />
          </label>
          <button type="button" className="button" onClick={() => running.current?.abort()}>
            Stop
          </button>
        </p>
      )}
      {/* The results for other releases would mislead. */}
      {!isBusy && done?.key === key && (
        <Results checked={done.checked} {...{ from, to, types, docs, legs }} />
      )}
    </section>
  );
}
