import { type Diagnostic, forceLinting, linter } from '@codemirror/lint';
import { type EditorState, type Extension, StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
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

/** Shows problems in the code. There is one for each editor, because CodeMirror keeps a single list. */
export interface Problems {
  readonly extension: Extension;
  /** Replaces the problem that running the code had. */
  readonly setFault: (view: EditorView, fault: readonly Diagnostic[]) => void;
  /** Checks the code again, for example because another file has changed. */
  readonly check: (view: EditorView) => void;
}

const recheck = StateEffect.define<null>();

/** @param onErrors - Called after each check; `undefined` if there are none. */
export function problems(
  session: Session,
  onErrors: (errors: CodeErrors | undefined) => void,
): Problems {
  let faults: readonly Diagnostic[] = [];

  const find = async (view: EditorView): Promise<readonly Diagnostic[]> => {
    const { state } = view;
    const findings = await session.ask(state, 'check');
    const found = await Promise.all(
      (findings ?? []).map((finding) => diagnosticOf(finding, session)),
    );
    // The editor ignores what isn't about its text anymore.
    if (view.state.doc !== state.doc) return [];
    if (findings) onErrors(errorsIn(state, findings));
    const lineOf = ({ from }: Diagnostic) => state.doc.lineAt(from).number;
    // TypeScript says it better, if both found it.
    const others = faults.filter((fault) => !found.some((one) => lineOf(one) === lineOf(fault)));
    return [...others, ...found];
  };
  const check = (view: EditorView) => view.dispatch({ effects: recheck.of(null) });

  return {
    extension: [
      EditorView.updateListener.of(({ docChanged }) => {
        if (docChanged) faults = [];
      }),
      linter(find, {
        delay: pauseMs,
        needsRefresh: ({ transactions }) =>
          transactions.some(({ effects }) => effects.some((effect) => effect.is(recheck))),
      }),
    ],
    setFault: (view, fault) => {
      faults = fault;
      check(view);
      forceLinting(view);
    },
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
