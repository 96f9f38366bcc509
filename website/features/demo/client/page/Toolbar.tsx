import Link from '@docusaurus/Link';
import { type ReactNode, useId } from 'react';
import { dataSets } from '../data/dataSets.ts';
import { type LanguageId, languages } from '../languages/languages.ts';
import type { DemoState } from '../state.ts';
import { CopyLink } from './CopyLink.tsx';
import styles from './page.module.css';

interface ToolbarProps {
  readonly state: DemoState;
  readonly onDataSet: (id: string) => void;
  readonly onLanguage: (id: LanguageId) => void;
  readonly onStartOver: () => void;
}

export function Toolbar({ state, onDataSet, onLanguage, onStartOver }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <Choice label="Data" value={state.dataSet} list={dataSets} onChange={onDataSet}>
        <Link to="/start">Your data</Link>
      </Choice>
      <Choice
        label="Language"
        value={state.language}
        list={languages}
        onChange={(id) => onLanguage(id as LanguageId)}
      />
      <CopyLink state={state} />
      <button type="button" className="button" onClick={onStartOver}>
        Start over
      </button>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly list: readonly { readonly id: string; readonly label: string }[];
  readonly onChange: (id: string) => void;
  readonly children?: ReactNode;
}

function Choice({ label, value, list, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="control"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {list.map((item) => (
          <option key={item.id} value={item.id}>
            {item.label}
          </option>
        ))}
      </select>
      {children}
    </span>
  );
}
