import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Finding } from '../../../frame/language/protocol';
import { findingMessage } from './card';
import { pageOf } from './references';
import type { Session } from './session';
import { shortMessage } from './shortMessage';

/** Milliseconds from the last edit until the code is checked. */
const pauseMs = 250;

/** The errors that TypeScript finds in a file, for the text below the preview. */
export interface CodeErrors {
  readonly count: number;
  /** That of the first one, from 1. */
  readonly line: number;
  /** That of the first one, with what to write instead if that's known. */
  readonly message: string;
}

/**
 * Shows problems in the code. There is one for each editor, because CodeMirror keeps a single list.
 *
 * @param onErrors - Called after each check; `undefined` if there are none.
 */
export function problems(session: Session, onErrors: (errors: CodeErrors | undefined) => void) {
  let faults: readonly Diagnostic[] = [];
  let found: readonly Diagnostic[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (view: EditorView) => {
    const { doc } = view.state;
    // TypeScript says it better, if both found it.
    const others = faults.filter(
      ({ from }) => !found.some((one) => doc.lineAt(one.from).number === doc.lineAt(from).number),
    );
    const all = [...others, ...found].sort((a, b) => a.from - b.from);
    view.dispatch(setDiagnostics(view.state, all));
  };
  const check = (view: EditorView) => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const { state } = view;
      const findings = await session.ask(state, 'check');
      if (!findings || view.state.doc !== state.doc) return;
      const checked = await Promise.all(findings.map((finding) => diagnosticOf(finding, session)));
      if (view.state.doc !== state.doc) return;
      found = checked;
      show(view);
      onErrors(errorsIn(state, findings));
    }, pauseMs);
  };

  const plugin = ViewPlugin.define(() => ({
    update: ({ docChanged, changes, view }: ViewUpdate) => {
      if (!docChanged) return;
      const move = (one: Diagnostic) => ({
        ...one,
        from: changes.mapPos(one.from, 1),
        to: changes.mapPos(one.to, -1),
      });
      faults = faults.map(move);
      found = found.map(move).filter(({ from, to }) => from <= to);
      check(view);
    },
    destroy: () => clearTimeout(timer),
  }));
  return {
    extension: plugin,
    /** Replaces the problem that running the code had. */
    setFault: (view: EditorView, fault: readonly Diagnostic[]) => {
      faults = fault;
      show(view);
    },
    /** Checks the code again, for example because another file has changed. */
    check,
  };
}

function errorsIn({ doc }: EditorState, findings: readonly Finding[]): CodeErrors | undefined {
  const [first] = [...findings].sort((a, b) => a.from - b.from);
  if (!first) return undefined;
  const { from, message, advice } = first;
  return {
    count: findings.length,
    line: doc.lineAt(from).number,
    message: [shortMessage(message), advice].filter(Boolean).join('\n'),
  };
}

async function diagnosticOf(finding: Finding, session: Session): Promise<Diagnostic> {
  const { from, to, message, advice, page } = finding;
  const address = page === undefined ? undefined : await pageOf(session.release, page);
  return {
    from,
    to,
    severity: 'error',
    message: advice === undefined ? message : `${message}\n${advice}`,
    renderMessage: () => findingMessage(finding, address),
  };
}
