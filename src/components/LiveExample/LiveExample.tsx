import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProjectFile } from '../../sandbox/project';
import type { Live } from './Live';
import styles from './LiveExample.module.css';
import { whenWelcome } from './whenWelcome';

interface LiveExampleProps {
  /** Release of the library that the page documents. */
  readonly release: string;
  /** File name of the code. */
  readonly name: string;
  /** Further files that the code imports, as JSON of `ProjectFile[]`. */
  readonly files?: string;
  /** Whether it is the first of its page, which may start by itself. */
  readonly first?: string;
  /** The block of code, coloured at build time. */
  readonly children: ReactNode;
}

/** What the example begins with; one that starts by itself takes no focus. */
type Start = 'auto' | 'run' | 'edit';

/**
 * A sample of a page that runs where it stands. Until it is started it is the plain block of code
 * with two buttons; plugins/live-examples puts it around the fences marked `live`.
 */
export function LiveExample({ release, name, files, first, children }: LiveExampleProps) {
  const root = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<{ readonly Live: typeof Live; readonly start: Start }>();
  const [failed, setFailed] = useState(false);

  const load = useCallback((start: Start) => {
    setFailed(false);
    import('./Live').then(
      ({ Live, keepFocusInSight }) => {
        if (start === 'auto' && root.current) keepFocusInSight(root.current);
        setLive((before) => (before && start === 'auto' ? before : { Live, start }));
      },
      () => setFailed(start !== 'auto'),
    );
  }, []);

  useEffect(() => {
    if (first === undefined || !root.current) return undefined;
    return whenWelcome(root.current, () => load('auto'));
  }, [first, load]);

  return (
    <div ref={root} className={styles.example} data-live-example={name}>
      <div ref={code} hidden={live?.start === 'edit'}>
        {children}
      </div>
      {live ? (
        <live.Live
          release={release}
          name={name}
          siblings={files ? (JSON.parse(files) as readonly ProjectFile[]) : []}
          code={code}
          start={live.start}
          onEdit={() => setLive({ ...live, start: 'edit' })}
        />
      ) : (
        <div className={styles.bar}>
          <button type="button" className={styles.main} onClick={() => load('run')}>
            Run
          </button>
          <button type="button" className={styles.button} onClick={() => load('edit')}>
            Edit
          </button>
          <span className={styles.note} role="status">
            {failed && 'It could not be loaded. Check your network connection and try again.'}
          </span>
        </div>
      )}
    </div>
  );
}
