import { type EditorView, showDialog } from '@codemirror/view';
import type { Session } from './session';

/** Asks for a new name for the name at the cursor, and writes it wherever the file has it. */
export async function rename(view: EditorView, session: Session): Promise<void> {
  const { state } = view;
  const found = await session.ask(state, 'rename', state.selection.main.head);
  if (!found || view.state.doc !== state.doc) return;
  if ('problem' in found) {
    await showDialog(view, { label: found.problem, submitLabel: 'Close', focus: true }).result;
    view.focus();
    return;
  }
  const { result } = showDialog(view, {
    label: `New name of ${found.name}`,
    input: { name: 'name', value: found.name, pattern: '[A-Za-z_$][\\w$]*', required: 'required' },
    submitLabel: 'Rename',
    focus: true,
  });
  const form = await result;
  const name = form && String(new FormData(form).get('name'));
  view.focus();
  if (!name || name === found.name || view.state.doc !== state.doc) return;
  view.dispatch({
    changes: found.spans.map(({ from, to }) => ({ from, to, insert: name })),
    userEvent: 'rename',
  });
}
