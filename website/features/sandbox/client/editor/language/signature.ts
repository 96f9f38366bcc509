import { type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  type EditorView,
  showTooltip,
  type Tooltip,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { Signature } from '../../../frame/language/protocol';
import { codeCard, made } from './card';
import type { Session } from './session';

const setSignature = StateEffect.define<Tooltip | null>();

const field = StateField.define<Tooltip | null>({
  create: () => null,
  update: (value, { effects, changes }) => {
    const effect = effects.find((one) => one.is(setSignature));
    if (effect) return effect.value;
    return value && { ...value, pos: changes.mapPos(value.pos) };
  },
  provide: (own) => showTooltip.from(own),
});

/** Shows the parameters of a call while its arguments are typed. */
export function signatureHelp(session: Session): Extension {
  const plugin = ViewPlugin.define(() => ({
    update: ({ view, state, docChanged, selectionSet, transactions }: ViewUpdate) => {
      if (!docChanged && !selectionSet) return;
      const isOpen = state.field(field) !== null;
      const { head } = state.selection.main;
      const isTyped = transactions.some((one) => one.isUserEvent('input.type'));
      const starts = isTyped && /[(,]/.test(state.sliceDoc(Math.max(head - 2, 0), head));
      if (isOpen || starts) refresh(view, session);
    },
  }));
  return [field, plugin];
}

export function closeSignature(view: EditorView): boolean {
  if (!view.state.field(field, false)) return false;
  view.dispatch({ effects: setSignature.of(null) });
  return true;
}

async function refresh(view: EditorView, session: Session): Promise<void> {
  const { state } = view;
  // The update that starts this has to end first.
  await Promise.resolve();
  const found = await session.ask(state, 'signature', state.selection.main.head);
  if (view.state.doc !== state.doc || !view.state.selection.eq(state.selection)) return;
  view.dispatch({ effects: setSignature.of(found ? tooltipOf(found) : null) });
}

const tooltipOf = (signature: Signature): Tooltip => ({
  pos: signature.from,
  above: true,
  create: () => ({ dom: domOf(signature) }),
});

const domOf = ({ before, parameter, after, text }: Signature): HTMLElement =>
  codeCard([before, made('strong', {}, parameter), after], text);
