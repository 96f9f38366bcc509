import { useColorMode } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Late } from '../../../../src/components/waiting/Late';
import { heights } from '../../frame/heights';
import type { Fault, Interaction } from '../../frame/protocol';
import type { Project } from '../project';
import { ConsoleOutput } from './ConsoleOutput';
import { FaultMessage } from './FaultMessage';
import { addLine, type OutputLine } from './output';
import { Preview } from './Preview';
import styles from './PreviewPane.module.css';

interface PreviewPaneProps {
  readonly project: Project;
  readonly title: string;
  readonly run: number;
  /** `content`: the height of the content, within limits. `fill`: the available height. */
  readonly size: 'content' | 'fill';
  /** Height of what is shown before the first run ends, in pixels; by default, that of most examples. */
  readonly height?: number;
  /** Resolves when the first run can be shown, with what to repeat there. */
  readonly takeInteractions?: () => Promise<readonly Interaction[]>;
  /** Called with the queries of the code's builders when one changes. Without it, they aren't watched. */
  readonly onQuery?: (text: string) => void;
  readonly onEnd?: () => void;
  /** Shown below the result, unless the code doesn't compile. */
  readonly note?: ReactNode;
  /** The error in the code. */
  readonly fault: Fault | undefined;
  /** Called with the next `fault`. */
  readonly onFault: (fault: Fault | undefined) => void;
}

const typingPauseMs = 400;

const nothing = async () => [];

/** Height of the rendered content, in pixels; most examples render a builder of two rows. */
const expectedHeight = 132;

/** Runs a project, and again when it changes, and shows what it renders, prints, and throws. */
export function PreviewPane({
  project,
  title,
  run,
  size,
  height: firstHeight = expectedHeight,
  takeInteractions = nothing,
  onQuery,
  onEnd,
  fault,
  onFault,
  note,
}: PreviewPaneProps) {
  const { colorMode } = useColorMode();
  const host = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview>(null);
  const reportFault = useEffectEvent(onFault);
  const reportEnd = useEffectEvent(() => onEnd?.());
  const askInteractions = useEffectEvent(takeInteractions);
  const [queryHandler] = useState(() => onQuery);
  const [lines, setLines] = useState<readonly OutputLine[]>([]);
  const [omitted, setOmitted] = useState(0);
  const [isEmpty, setEmpty] = useState(false);
  // A frame is empty until it renders, so keep the previous height until then.
  const [height, setHeight] = useState<number>(firstHeight);
  const task = useMemo(() => ({ project, run }), [project, run]);
  const [last, setLast] = useState<{ readonly task: typeof task; readonly isOver: boolean }>();
  const running = !last?.isOver;
  // Starts at the edit, not after the pause.
  const isBehind = running || last.task !== task;
  const firstTheme = useRef(colorMode);

  useEffect(() => {
    if (!host.current) return undefined;
    const made = new Preview(host.current, title, firstTheme.current, {
      onStart: () => {
        setLines([]);
        setOmitted(0);
        reportFault(undefined);
      },
      onEnd: () => {
        setLast((begun) => begun && { ...begun, isOver: true });
        reportEnd();
      },
      onPrint: (line) => setLines((before) => addLine(before, line)),
      onOmit: setOmitted,
      onFault: (found) => reportFault(found),
      onHeight: (pixels) => {
        setEmpty(pixels === 0);
        if (pixels > 0) setHeight(pixels);
      },
      takeInteractions: () => askInteractions(),
      onQuery: queryHandler,
    });
    preview.current = made;
    return () => {
      made.dispose();
      preview.current = null;
    };
  }, [title, queryHandler]);

  const due = useRef<typeof task>(undefined);
  useEffect(() => {
    const isEdit = due.current?.run === task.run;
    due.current = task;
    const begin = () => {
      setLast({ task, isOver: false });
      preview.current?.run(task.project);
    };
    const timer = setTimeout(begin, isEdit ? typingPauseMs : 0);
    return () => clearTimeout(timer);
  }, [task]);

  useEffect(() => preview.current?.setTheme(colorMode), [colorMode]);

  // Code that only prints needs no space to render.
  const isBlank = isEmpty && !running && (lines.length > 0 || fault !== undefined);
  const limited = isBlank ? 0 : Math.min(Math.max(height, heights.least), heights.most);
  return (
    <div className={clsx(styles.pane, size === 'fill' && styles.fill)} aria-busy={isBehind}>
      <div
        ref={host}
        className={styles.stage}
        style={size === 'content' ? { height: limited } : undefined}
      >
        {running && (
          <p className={styles.running}>
            Running… <Late />
          </p>
        )}
      </div>
      <div className={styles.texts}>
        <div aria-live="polite">
          {fault && <FaultMessage fault={fault} source={sourceOf(fault, last?.task.project)} />}
          {fault?.kind !== 'compile' && note}
        </div>
        <ConsoleOutput lines={lines} omitted={omitted} />
      </div>
    </div>
  );
}

/** The line of code in which an error is. */
function sourceOf({ file, line }: Fault, project: Project | undefined): string | undefined {
  const code = project?.files.find(({ name }) => name === file)?.code;
  return line === undefined ? undefined : code?.split('\n')[line - 1];
}
