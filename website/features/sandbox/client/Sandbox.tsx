import { useState } from 'react';
import { Late } from '../../../src/components/waiting/Late';
import { platformOf } from '../../project/platforms.ts';
import type { Fault } from '../frame/protocol';
import { pageAddress } from './address';
import { useBrowserTools } from './browser-tools/useBrowserTools';
import { LazyEditor } from './editor/LazyEditor';
import type { CodeErrors } from './editor/language/diagnostics';
import { FileTabs } from './FileTabs';
import { PreviewPane } from './preview/PreviewPane';
import { TypeErrors } from './preview/TypeErrors';
import type { Project, ProjectFile } from './project';
import styles from './Sandbox.module.css';
import { PlatformVisit } from './share/PlatformVisit';
import { ShareButtons } from './share/ShareButtons';
import { Toolbar } from './Toolbar';
import { type ProjectState, useProject } from './useProject';

/** The sandbox, which renders only in browsers. */
export default function Sandbox() {
  const [state, setState] = useProject();
  const [leaving, setLeaving] = useState(() => platformOf(platformParameter()));
  if (!state) {
    return (
      <p role="status" className={styles.waiting}>
        Loading… <Late />
      </p>
    );
  }
  if (leaving) {
    return (
      <PlatformVisit
        platform={leaving}
        project={state.project}
        onStay={() => setLeaving(undefined)}
      />
    );
  }
  return <Workbench state={state} onChange={setState} />;
}

function platformParameter(): string | null {
  const parameters = new URLSearchParams(pageAddress().search);
  return parameters.get('platform') ?? parameters.get('p');
}

interface WorkbenchProps {
  readonly state: ProjectState;
  readonly onChange: (state: ProjectState) => void;
}

function Workbench({ state, onChange }: WorkbenchProps) {
  const { project, notice } = state;
  const [chosen, setChosen] = useState('');
  const [run, setRun] = useState(0);
  const [fault, setFault] = useState<Fault>();
  const [errors, setErrors] = useState<CodeErrors>();
  const file = project.files.find(({ name }) => name === chosen) ?? project.files[0];
  const change = (next: Project) => onChange({ project: next, template: undefined, notice: '' });
  const edit = (files: readonly ProjectFile[]) => change({ ...project, files });
  useBrowserTools({ project, fault, onChange: change });

  return (
    <div className={styles.sandbox}>
      <div className={styles.bars}>
        <Toolbar
          state={state}
          onChange={(next) => {
            onChange(next);
            setRun(run + 1);
          }}
          onRun={() => setRun(run + 1)}
        />
        <ShareButtons project={project} />
      </div>
      {notice && (
        <p className="alert alert--danger margin-bottom--none" role="status">
          {notice}
        </p>
      )}
      <div className={styles.panes}>
        <section className={styles.code} aria-label="Code">
          <FileTabs
            files={project.files}
            chosen={file?.name ?? ''}
            faulty={fault?.file}
            onChoose={setChosen}
            onAdd={(name) => {
              edit([...project.files, { name, code: '' }]);
              setChosen(name);
            }}
            onRemove={(name) => edit(project.files.filter((other) => other.name !== name))}
          />
          {file && (
            <LazyEditor
              name={file.name}
              code={file.code}
              release={project.release}
              files={project.files}
              fault={fault}
              onErrors={setErrors}
              onChange={(code) =>
                edit(
                  project.files.map((other) =>
                    other.name === file.name ? { ...other, code } : other,
                  ),
                )
              }
            >
              <PlainCode project={project} name={file.name} />
            </LazyEditor>
          )}
        </section>
        <section className={styles.result} aria-label="Result">
          <PreviewPane
            project={project}
            run={run}
            title="Preview"
            size="fill"
            fault={fault}
            onFault={setFault}
            note={errors && file && <TypeErrors file={file.name} errors={errors} />}
          />
        </section>
      </div>
    </div>
  );
}

function PlainCode({ project, name }: { readonly project: Project; readonly name: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className={styles.plain} tabIndex={0}>
      <code>{project.files.find((file) => file.name === name)?.code}</code>
    </pre>
  );
}
