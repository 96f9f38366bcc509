import { useEffect, useState } from 'react';
import { type Platform, sendForm } from '../../../project/platforms.ts';
import type { Project } from '../project';
import styles from '../Sandbox.module.css';
import { formFor } from './collectFiles';

interface PlatformVisitProps {
  readonly platform: Platform;
  readonly project: Project;
  /** The reader prefers to stay. */
  readonly onStay: () => void;
}

export function PlatformVisit({ platform, project, onStay }: PlatformVisitProps) {
  const [problem, setProblem] = useState('');

  useEffect(() => {
    let isOver = false;
    formFor(platform, project).then(
      (form) => isOver || sendForm(form, '_self'),
      (error: Error) => setProblem(error.message),
    );
    return () => {
      isOver = true;
    };
  }, [platform, project]);

  return (
    <div className={styles.waiting}>
      <p role="status">{problem || `Opening the project in ${platform.label}…`}</p>
      <button type="button" className="button" onClick={onStay}>
        Open it here instead
      </button>
    </div>
  );
}
