import { useId } from 'react';
import { majorOf } from '../../../../releases/releases';
import { releaseRow, releases } from './releases';
import styles from './Sandbox.module.css';
import { templateById, templates } from './templates/templates';
import { type ProjectState, projectOf } from './useProject';

interface ToolbarProps {
  readonly state: ProjectState;
  readonly onChange: (state: ProjectState) => void;
  readonly onRun: () => void;
}

export function Toolbar({ state, onChange, onRun }: ToolbarProps) {
  const { project, template } = state;
  const id = useId();
  const fitting = templates.filter(({ fits }) => fits(project.release));

  const setRelease = (release: string) => {
    // Edited code stays as it is; a template is generated again for the release.
    const next = template?.fits(release) ? projectOf(template, release) : { ...project, release };
    onChange({ ...state, project: next, notice: '' });
  };

  const setTemplate = (value: string) => {
    const next = templateById(value);
    if (next) onChange({ project: projectOf(next, project.release), template: next, notice: '' });
  };

  return (
    <div className={styles.toolbar}>
      <span className={styles.choice}>
        <label htmlFor={`${id}-template`}>Template</label>
        <select
          id={`${id}-template`}
          className="control"
          value={template?.id ?? ''}
          onChange={({ target }) => setTemplate(target.value)}
        >
          {!template && <option value="">your own code</option>}
          {fitting.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
      <span className={styles.choice}>
        <label htmlFor={`${id}-release`}>Version</label>
        <select
          id={`${id}-release`}
          className="control"
          value={project.release}
          onChange={({ target }) => setRelease(target.value)}
        >
          {releases.map(({ release, label }) => (
            <option key={release} value={release}>
              {label}
            </option>
          ))}
        </select>
        <span className={styles.react}>React {majorOf(releaseRow(project.release).react)}</span>
      </span>
      <button type="button" className="button" onClick={onRun}>
        Run again
      </button>
    </div>
  );
}
