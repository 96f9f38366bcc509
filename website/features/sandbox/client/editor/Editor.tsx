import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Fault } from '../../frame/protocol';
import type { ProjectFile } from '../project';
import { createEditor, type EditorHandle, isTyped } from './createEditor';
import styles from './Editor.module.css';
import type { CodeErrors } from './language/diagnostics';
import type { LanguageStatus } from './language/session';
import { TypeHelp } from './language/TypeHelp';

interface EditorProps {
  /** File name; each name has its own document and history. */
  readonly name: string;
  /** The initial text; later changes from outside replace the document. */
  readonly code: string;
  readonly release: string;
  /** All files of the project, which the code may import. */
  readonly files: readonly ProjectFile[];
  readonly fault?: Fault;
  readonly autoFocus?: boolean;
  readonly onChange: (code: string) => void;
  /** Called with what TypeScript finds in the file; `undefined` if that's nothing, or isn't known. */
  readonly onErrors: (errors: CodeErrors | undefined) => void;
}

export default function Editor({
  name,
  code,
  release,
  files,
  fault,
  autoFocus = false,
  onChange,
  onErrors,
}: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const handle = useRef<EditorHandle>(null);
  const current = useEffectEvent(() => ({ code, files, autoFocus }));
  const change = useEffectEvent(onChange);
  const report = useEffectEvent(onErrors);
  const hint = useId();
  const [status, setStatus] = useState<LanguageStatus>({ kind: 'waiting' });

  useEffect(() => {
    if (!host.current) return undefined;
    const made = createEditor(host.current, {
      ...current(),
      name,
      release,
      files: () => current().files,
      describedBy: hint,
      onChange: (text) => change(text),
      onStatus: setStatus,
      onErrors: (errors) => report(errors),
    });
    handle.current = made;
    return () => {
      made.destroy();
      handle.current = null;
      setStatus({ kind: 'waiting' });
      report(undefined);
    };
  }, [name, release, hint]);

  useEffect(() => handle.current?.setCode(code), [code]);
  useEffect(
    () => handle.current?.setFault(fault?.file === name ? fault : undefined),
    [fault, name],
  );

  const others = JSON.stringify(files.filter((file) => file.name !== name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of the other files is the cause
  useEffect(() => handle.current?.check(), [others]);

  return (
    <div className={styles.editor}>
      <div ref={host} className={styles.host} />
      <div className={styles.hint}>
        <p id={hint}>
          <kbd>Tab</kbd> indents; <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves the editor.
        </p>
        {isTyped(name) && (
          <TypeHelp
            status={status}
            release={release}
            onStart={() => handle.current?.startTypes()}
            onCommand={(command) => handle.current?.run(command)}
          />
        )}
      </div>
    </div>
  );
}
