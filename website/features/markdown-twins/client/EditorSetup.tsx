import { useState } from 'react';
import { useCopy } from '../../../src/components/clipboard/useCopy';
import styles from './EditorSetup.module.css';
import { editors } from './editors';

export default function EditorSetup() {
  const [chosen, choose] = useState(editors[0]?.name);
  const { outcome, copy } = useCopy();
  const editor = editors.find(({ name }) => name === chosen);

  return (
    <div className={styles.root}>
      <p className={styles.line}>
        Your assistant can search these docs and check code against your release.
      </p>
      <label className={styles.line}>
        Editor{' '}
        <select className="control" value={chosen} onChange={({ target }) => choose(target.value)}>
          {editors.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {editor && (
        <>
          <p className={styles.line}>{editor.where}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre className={styles.text} tabIndex={0}>
            {editor.text}
          </pre>
          <p className={styles.actions}>
            <button type="button" className="button" onClick={() => copy(editor.text)}>
              Copy configuration
            </button>
            {editor.link !== undefined && <a href={editor.link}>Add to {editor.name}</a>}
          </p>
          <p className={styles.line} role="status">
            {outcome === 'copied' && 'Copied.'}
            {outcome === 'refused' && 'The browser didn’t allow copying. Select the text instead.'}
          </p>
        </>
      )}
    </div>
  );
}
