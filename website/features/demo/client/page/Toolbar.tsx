import Link from '@docusaurus/Link';
import { dataSets } from '../data/dataSets.ts';
import { type LanguageId, languages } from '../languages/languages.ts';
import { Select } from '../panels/parts/Select.tsx';
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
      <Select
        className={styles.choice}
        label="Data"
        value={state.dataSet}
        list={dataSets}
        onChange={onDataSet}
      >
        <Link to="/start">Your data</Link>
      </Select>
      <Select
        className={styles.choice}
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
