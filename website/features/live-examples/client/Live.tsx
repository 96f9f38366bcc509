import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { compareReleases } from '../../../../releases/releases';
import { documentedReleases } from '../../../../releases/versions';
import { myRelease, nearestOlder } from '../../../src/components/myRelease/myRelease';
import { Late } from '../../../src/components/waiting/Late';
import { codeOf } from '../../article/client/islands/codeOf';
import { appStyleName } from '../../project/app-style-name';
import { sandboxAddress } from '../../sandbox/client/address';
import { LazyEditor } from '../../sandbox/client/editor/LazyEditor';
import type { CodeErrors } from '../../sandbox/client/editor/language/diagnostics';
import { PreviewPane } from '../../sandbox/client/preview/PreviewPane';
import { TypeErrors } from '../../sandbox/client/preview/TypeErrors';
import type { Project, ProjectFile } from '../../sandbox/client/project';
import type { Fault } from '../../sandbox/frame/protocol';

import styles from './LiveExample.module.css';
import { type Picture, type Touch, wake } from './picture';

export { keepFocusInSight } from './keepFocusInSight';

interface LiveProps {
  readonly example: HTMLElement;
  /** How the example starts; one that starts by itself takes no focus. */
  readonly start: Start;
  /** What the reader touched to start it. */
  readonly touch: Touch | undefined;
}

/** `touch`: in the picture of what it renders. */
export type Start = 'auto' | 'run' | 'edit' | 'touch';

/** The started half of a live example. Its frame replaces the still picture after the code has run. */
export function Live({ example, start, touch }: LiveProps) {
  const { liveExample: name = '', release: own = '', files = '[]' } = example.dataset;
  const [{ release, note }] = useState(() => releaseFor(own));
  const [original] = useState<Project>(() => {
    const code = example.querySelector('[data-code] code');
    const siblings = JSON.parse(files) as readonly ProjectFile[];
    return { release, files: [{ name, code: code ? codeOf(code) : '' }, ...siblings] };
  });
  const [editing, setEditing] = useState(start === 'edit');
  const [project, setProject] = useState(original);
  const [run, setRun] = useState(0);
  const [fault, setFault] = useState<Fault>();
  const [errors, setErrors] = useState<CodeErrors>();
  const [result] = useState(() => example.querySelector<HTMLElement>('[data-result]'));
  const [queryCode] = useState(() => example.querySelector('[data-query]'));
  const [still] = useState(() => result?.firstElementChild as HTMLElement | null | undefined);
  const [height] = useState(() => still?.clientHeight);
  const picture = useRef<Picture>(undefined);
  const [hasRun, setHasRun] = useState(false);
  const [file] = project.files;
  const changed = project !== original;
  const base = project.files.find((one) => one.name === appStyleName);
  const isPlain = base?.code === '';
  /** Whether the sample has a base style of its own. */
  const hasOwnLook = base !== undefined && !isPlain;

  useLayoutEffect(() => {
    // The editor replaces the block.
    (example.querySelector('[data-code]') as HTMLElement).hidden = editing;
  }, [example, editing]);

  useLayoutEffect(() => {
    // Nobody asked for an example that starts by itself, so it stays a picture until it has run.
    if (start === 'auto' && !hasRun) return;
    // What replaces the picture isn't a picture.
    result?.removeAttribute('role');
    result?.removeAttribute('aria-label');
    if (hasRun) still?.remove();
    else if (still) picture.current ??= wake(still, touch);
  }, [result, still, start, touch, hasRun]);

  const reset = () => {
    setProject(original);
    setRun(run + 1);
  };

  const pane = (
    <PreviewPane
      project={project}
      run={run}
      title="What the example renders"
      size="content"
      height={height}
      takeInteractions={async () => picture.current?.takeInteractions() ?? []}
      fault={fault}
      onFault={setFault}
      note={errors && <TypeErrors file={name} errors={errors} />}
      onQuery={
        queryCode
          ? (text) => {
              queryCode.textContent = text;
            }
          : undefined
      }
      onEnd={() => setHasRun(true)}
    />
  );

  const editor = editing && file && (
    <div className={styles.editor}>
      <p className={styles.name}>{name}</p>
      <LazyEditor
        name={name}
        code={file.code}
        release={release}
        files={project.files}
        fault={fault}
        autoFocus
        onErrors={setErrors}
        onChange={(text) =>
          setProject({ release, files: [{ name, code: text }, ...project.files.slice(1)] })
        }
        waiting={
          <p className={styles.bar}>
            Loading the editor… <Late />
          </p>
        }
      />
    </div>
  );

  const bar = (
    <div className={styles.bar}>
      {!editing && (
        <button
          type="button"
          className="button"
          onClick={() => setEditing(true)}
          // biome-ignore lint/a11y/noAutofocus: the picture that had the focus is gone
          autoFocus={touch === 'keyboard'}
        >
          Edit
        </button>
      )}
      <button
        type="button"
        className="button"
        onClick={reset}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus={start === 'run'}
      >
        {changed ? 'Reset' : 'Run again'}
      </button>
      <button
        type="button"
        className="button"
        onClick={async () => location.assign(await sandboxAddress(project))}
      >
        Open in the sandbox
      </button>
      {result && !hasOwnLook && (
        <label className="check">
          <input
            type="checkbox"
            checked={isPlain}
            onChange={({ target }) => setProject(withLook(project, target.checked))}
          />
          Library styles only
        </label>
      )}
      <span className={styles.note}>
        react-querybuilder {release}
        {note}
      </span>
    </div>
  );

  return result ? (
    <>
      {createPortal(<div className={hasRun ? undefined : styles.arriving}>{pane}</div>, result)}
      {bar}
      {editor}
    </>
  ) : (
    <>
      {editor}
      {bar}
      <div className={styles.pane}>{pane}</div>
    </>
  );
}

/** The project with the base style of samples, or with an empty file in its place. */
function withLook({ release, files }: Project, isPlain: boolean): Project {
  const others = files.filter((one) => one.name !== appStyleName);
  return { release, files: isPlain ? [...others, { name: appStyleName, code: '' }] : others };
}

/** The reader's release if it's older than the sample's, or the nearest older one that can run. */
function releaseFor(own: string): { readonly release: string; readonly note: string } {
  const mine = myRelease();
  if (mine === undefined || compareReleases(mine, own) >= 0) return { release: own, note: '' };
  const release = nearestOlder(mine, documentedReleases) ?? own;
  const note = release === mine ? ', your release' : `, the nearest that runs here to your ${mine}`;
  return { release, note };
}
