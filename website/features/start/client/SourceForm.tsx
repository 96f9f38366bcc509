import { type ChangeEvent, type DragEvent, useState } from 'react';
import { Choice } from '../../../src/components/Choice';
import { LongText } from '../../../src/components/LongText/LongText';
import { examples } from './examples';
import { readInWorker, stopReading } from './readInWorker';
import { isSQLiteFile, type Source, sourceOf } from './results/source';
import { decode } from './schema/decode';
import { detectKind } from './schema/detect';
import { type Kind, kinds } from './schema/kinds';
import type { Schema } from './schema/types';
import styles from './start.module.css';

interface SourceFormProps {
  /** Gets what was read, and where its rows are; nothing if there is nothing to read. */
  readonly onRead: (schema?: Schema, source?: Source) => void;
}

/** The form that a schema or data is pasted or dropped into. The text doesn't leave the page. */
export function SourceForm({ onRead }: SourceFormProps) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind>();
  const [message, setMessage] = useState('');

  const read = async (nextText: string, nextKind: Kind | undefined, note: string) => {
    setText(nextText);
    setKind(nextKind);
    setMessage(nextKind ? 'Reading …' : note);
    if (!nextKind) {
      stopReading();
      onRead();
      return;
    }
    const schema = await readInWorker({ text: nextText, kind: nextKind });
    const label = kinds.find(({ id }) => id === nextKind)?.label;
    setMessage(summaryOf(schema, `Read as ${label}`));
    onRead(schema, sourceOf(nextText, nextKind));
  };
  const readDatabase = async (file: File) => {
    setText('');
    setKind(undefined);
    setMessage('Reading …');
    const source = { kind: 'sqlite', file } as const;
    const schema = await readInWorker(source);
    setMessage(summaryOf(schema, `Read “${file.name}” as SQLite`));
    onRead(schema, source);
  };
  const recognize = (nextText: string, fileName = '') => {
    if (nextText.trim() === '') return read('', undefined, '');
    const found = detectKind(nextText, fileName);
    return read(nextText, found.kind, 'message' in found ? found.message : '');
  };
  const open = async (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    if (await isSQLiteFile(file)) await readDatabase(file);
    else await recognize(decode(new Uint8Array(await file.arrayBuffer())), file.name);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void open(target.files);
    // Otherwise choosing the same file again, for example after an edit, isn't a change.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file input */}
      <div className={styles.form} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <LongText
          label={<span className={styles.label}>Your schema or data</span>}
          text={text}
          noun="text"
          reader="page"
          rows={12}
          placeholder="CREATE TABLE shipments ( … )"
          onChange={(next) => void recognize(next)}
        />
        <div className={styles.actions}>
          <label>
            Or choose a file: <input type="file" onChange={choose} />
          </label>
          <Choice
            label="Kind"
            value={kind ?? ''}
            list={kind ? kinds : [{ id: '', label: 'Not recognized' }, ...kinds]}
            disabled={text.trim() === ''}
            onChange={(id) => void read(text, id as Kind, '')}
          />
        </div>
        <div className={styles.actions}>
          <span>Or try an example:</span>
          {examples.map(({ label, text: example }) => (
            <button
              key={label}
              type="button"
              className="button"
              onClick={() => void recognize(example)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </>
  );
}

function summaryOf({ tables }: Schema, done: string): string {
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0);
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  return `${done}: ${count(tables.length, 'table')} with ${count(columns, 'column')}.`;
}
