import { useState } from 'react';
import { type Platform, platforms, sendForm } from '../../../../project/platforms.ts';
import type { CodeInput } from '../../code/types.ts';
import { runTask } from '../../tasks/runTask.ts';
import styles from './CodePanel.module.css';

/** Opens the whole project on other sites. Nothing of theirs loads before the reader presses a button. */
export function OpenElsewhere({ input }: { readonly input: CodeInput }) {
  const [problem, setProblem] = useState('');

  const open = async ({ id }: Platform) => {
    try {
      sendForm(await runTask('platformForm', { platform: id, input }), '_blank');
      setProblem('');
    } catch (error) {
      setProblem((error as Error).message);
    }
  };

  return (
    <div className={styles.elsewhere}>
      <span>Open the whole project in a new tab:</span>
      {platforms.map((platform) => (
        <button key={platform.id} type="button" className="button" onClick={() => open(platform)}>
          {platform.label}
        </button>
      ))}
      {problem && <span role="alert">{problem}</span>}
    </div>
  );
}
