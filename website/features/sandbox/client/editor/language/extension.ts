import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { closeCards, explain, hover, openReference } from './hover';
import { rename } from './rename';
import type { Session } from './session';
import { closeSignature, signatureHelp } from './signature';

export const languageCommands = {
  explain: (view: EditorView) => explain(view),
  rename: (view: EditorView, session: Session) => void rename(view, session),
  reference: (view: EditorView, session: Session) =>
    void openReference(view, session, view.state.selection.main.head),
} as const;

export type LanguageCommand = keyof typeof languageCommands;

export const commandKeys: Readonly<Record<LanguageCommand, string>> = {
  explain: 'F1',
  rename: 'F2',
  reference: 'F12',
};

/** Everything about types in an editor, except completion and problems. It loads with the first focus. */
export function languageHelp(session: Session): Extension {
  return [
    EditorView.domEventHandlers({ focus: (_event, { state }) => session.onFocus(state) }),
    keymap.of([
      ...Object.entries(languageCommands).map(([name, run]) => ({
        key: commandKeys[name as LanguageCommand],
        preventDefault: true,
        run: (view: EditorView) => {
          if (!session.isReady()) return false;
          run(view, session);
          return true;
        },
      })),
      { key: 'Escape', run: (view: EditorView) => closeSignature(view) || closeCards(view) },
    ]),
    hover(session),
    signatureHelp(session),
  ];
}
