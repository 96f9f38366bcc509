import { useEffect, useState } from 'react';
import type { Project } from '../project';
import styles from '../Sandbox.module.css';
import { collectFiles } from './collectFiles';
import { type Platform, platformForm } from './platforms';
import { firstFile } from './projectFiles';

interface PlatformVisitProps {
  readonly platform: Platform;
  readonly project: Project;
  /** The reader prefers to stay. */
  readonly onStay: () => void;
}

/** Sends a project to the platform that the address asks for. */
export function PlatformVisit({ platform, project, onStay }: PlatformVisitProps) {
  const [problem, setProblem] = useState('');

  useEffect(() => {
    let isOver = false;
    collectFiles(project).then(
      (tree) => {
        if (isOver) return;
        const form = platformForm(platform, tree, firstFile(project), '_self');
        document.body.append(form);
        form.submit();
        form.remove();
      },
      (error: Error) => setProblem(error.message),
    );
    return () => {
      isOver = true;
    };
  }, [platform, project]);

  return (
    <div className={styles.waiting}>
      <p role="status">{problem || `Opening the project in ${platform.label}…`}</p>
      <button type="button" className={styles.button} onClick={onStay}>
        Open it here instead
      </button>
    </div>
  );
}
