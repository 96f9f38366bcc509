import { type RefObject, Suspense, useState } from 'react';
import type { Fault } from '../../../playground/sandbox/protocol';
import { sandboxAddress } from '../../sandbox/address';
import { LazyEditor } from '../../sandbox/editor/LazyEditor';
import { PreviewPane } from '../../sandbox/preview/PreviewPane';
import type { Project, ProjectFile } from '../../sandbox/project';
import { codeOf } from './codeOf';
import styles from './LiveExample.module.css';

export { keepFocusInSight } from './keepFocusInSight';

interface LiveProps {
  readonly release: string;
  readonly name: string;
  readonly siblings: readonly ProjectFile[];
  /** Holds the page's block of code, which the example begins with. */
  readonly code: RefObject<HTMLElement | null>;
  readonly start: 'auto' | 'run' | 'edit';
  readonly onEdit: () => void;
}

/** The started half of a live example: editor, what the code draws and prints, and its buttons. */
export function Live({ release, name, siblings, code, start, onEdit }: LiveProps) {
  const [original] = useState<Project>(() => ({
    release,
    files: [{ name, code: code.current ? codeOf(code.current) : '' }, ...siblings],
  }));
  const [project, setProject] = useState(original);
  const [run, setRun] = useState(0);
  const [fault, setFault] = useState<Fault>();
  const editing = start === 'edit';
  const [file] = project.files;
  const changed = project !== original;

  const reset = () => {
    setProject(original);
    setRun(run + 1);
  };

  return (
    <>
      {editing && file && (
        <div className={styles.editor}>
          <p className={styles.name}>{name}</p>
          <Suspense fallback={<p className={styles.bar}>Loading the editor…</p>}>
            <LazyEditor
              name={name}
              code={file.code}
              release={release}
              fault={fault}
              autoFocus
              onChange={(text) =>
                setProject({ release, files: [{ name, code: text }, ...project.files.slice(1)] })
              }
            />
          </Suspense>
        </div>
      )}
      <div className={styles.bar}>
        {!editing && (
          <button
            type="button"
            className={styles.main}
            onClick={onEdit}
            // biome-ignore lint/a11y/noAutofocus: it stands where the button was that was pressed
            autoFocus={start === 'run'}
          >
            Edit
          </button>
        )}
        <button type="button" className={styles.button} onClick={reset}>
          {changed ? 'Reset' : 'Run again'}
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={async () => location.assign(await sandboxAddress(project))}
        >
          Open in the sandbox
        </button>
        <span className={styles.note}>react-querybuilder {release}</span>
      </div>
      <PreviewPane
        project={project}
        run={run}
        title="What the example draws"
        size="content"
        onFault={setFault}
      />
    </>
  );
}
