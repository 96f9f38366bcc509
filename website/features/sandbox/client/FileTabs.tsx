import clsx from 'clsx';
import { type FormEvent, useState } from 'react';
import { isFileName } from './address';
import { entryOf, type ProjectFile } from './project';
import styles from './Sandbox.module.css';

interface FileTabsProps {
  readonly files: readonly ProjectFile[];
  readonly chosen: string;
  readonly faulty?: string;
  readonly onChoose: (name: string) => void;
  readonly onAdd: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

export function FileTabs({ files, chosen, faulty, onChoose, onAdd, onRemove }: FileTabsProps) {
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState('');

  const add = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name?.trim() ?? '';
    const found = problemOf(wanted, files);
    setProblem(found);
    if (found) return;
    onAdd(wanted);
    setName(undefined);
  };

  return (
    <div className={clsx('pills', styles.tabs)}>
      {files.map((file) => (
        <button
          key={file.name}
          type="button"
          className="pills__item"
          aria-current={file.name === chosen}
          onClick={() => onChoose(file.name)}
        >
          {file.name}
          {file.name === faulty && <span className={styles.faulty}> has an error</span>}
        </button>
      ))}
      {name === undefined ? (
        <>
          <button
            type="button"
            className="button button--quiet button--sm"
            onClick={() => setName('')}
          >
            Add file
          </button>
          {chosen !== entryOf(files) && (
            <button
              type="button"
              className="button button--quiet button--sm"
              onClick={() => onRemove(chosen)}
            >
              Remove {chosen}
            </button>
          )}
        </>
      ) : (
        <form className={styles.add} onSubmit={add}>
          <input
            className={clsx('control', styles.input)}
            aria-label="Name of the new file"
            placeholder="fields.ts"
            // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed
            autoFocus
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="button button--quiet button--sm">
            Add
          </button>
          <button
            type="button"
            className="button button--quiet button--sm"
            onClick={() => {
              setName(undefined);
              setProblem('');
            }}
          >
            Cancel
          </button>
          <span className={styles.problem} role="status">
            {problem}
          </span>
        </form>
      )}
    </div>
  );
}

function problemOf(name: string, files: readonly ProjectFile[]): string {
  if (!isFileName(name)) return 'Use a name that ends in .tsx, .ts, .jsx, .js, .css, or .json.';
  return files.some((file) => file.name === name) ? `A file named ${name} already exists.` : '';
}
