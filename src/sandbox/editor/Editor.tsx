import { useEffect, useId, useRef } from 'react';
import type { Fault } from '../../../playground/sandbox/protocol';
import { createEditor, type EditorHandle } from './createEditor';
import styles from './Editor.module.css';

interface EditorProps {
  /** File name; each name has its own document and history. */
  readonly name: string;
  /** The initial text; later changes from outside replace the document. */
  readonly code: string;
  readonly release: string;
  readonly fault?: Fault;
  readonly autoFocus?: boolean;
  readonly onChange: (code: string) => void;
}

/** An editor for one file. */
export default function Editor({
  name,
  code,
  release,
  fault,
  autoFocus = false,
  onChange,
}: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const handle = useRef<EditorHandle>(null);
  const change = useRef(onChange);
  const first = useRef(code);
  const focus = useRef(autoFocus);
  const hint = useId();

  useEffect(() => {
    change.current = onChange;
    first.current = code;
  });

  useEffect(() => {
    if (!host.current) return undefined;
    const made = createEditor(host.current, {
      name,
      code: first.current,
      release,
      describedBy: hint,
      autoFocus: focus.current,
      onChange: (text) => change.current(text),
    });
    handle.current = made;
    return () => {
      made.destroy();
      handle.current = null;
    };
  }, [name, release, hint]);

  useEffect(() => handle.current?.setCode(code), [code]);
  useEffect(
    () => handle.current?.setFault(fault?.file === name ? fault : undefined),
    [fault, name],
  );

  return (
    <div className={styles.editor}>
      <div ref={host} className={styles.host} />
      <p id={hint} className={styles.hint}>
        <kbd>Tab</kbd> indents; <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves the editor.
      </p>
    </div>
  );
}
