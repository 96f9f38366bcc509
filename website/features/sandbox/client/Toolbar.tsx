import { majorOf } from '../../../../releases/releases';
import { Choice } from '../../../src/components/Choice';
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
        <Choice
          label="Template"
          value={template?.id ?? ''}
          list={template ? fitting : [{ id: '', label: 'your own code' }, ...fitting]}
          onChange={setTemplate}
        />
      </span>
      <span className={styles.choice}>
        <Choice
          label="Version"
          value={project.release}
          list={releases.map(({ release, label }) => ({ id: release, label }))}
          onChange={setRelease}
        />
        <span className={styles.react}>React {majorOf(releaseRow(project.release).react)}</span>
      </span>
      <button type="button" className="button" onClick={onRun}>
        Run again
      </button>
    </div>
  );
}
