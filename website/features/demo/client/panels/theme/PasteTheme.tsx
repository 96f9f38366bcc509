import { useId, useState } from 'react';
import { readSheet } from './sheets.ts';
import styles from './ThemePanel.module.css';
import type { ThemeValues } from './variables.ts';

export function PasteTheme({ onRead }: { readonly onRead: (values: ThemeValues) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<readonly string[]>([]);
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        const { values, problems } = readSheet(text);
        const count = Object.keys(values).length;
        onRead(values);
        setOutcome([...(count > 0 ? [`Variables applied: ${count}.`] : []), ...problems]);
      }}
    >
      <label htmlFor={id}>Paste CSS or SCSS with these variables</label>
      <textarea
        id={id}
        className="control"
        rows={3}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button">
        Apply
      </button>
      <output>
        {outcome.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </output>
    </form>
  );
}
