import type { Extension } from '@codemirror/state';
import {
  activateHover,
  closeHoverTooltips,
  EditorView,
  hasHoverTooltips,
  hoverTooltip,
} from '@codemirror/view';
import { card } from './card';
import { pageOf } from './references';
import type { Session } from './session';

/** Shows the type of a name under the pointer, and opens its reference page with Ctrl or Cmd. */
export function hover(session: Session): Extension {
  return [
    hoverTooltip(async ({ state }, position) => {
      const found = await session.ask(state, 'describe', position);
      if (!found) return null;
      const page = found.subject && (await pageOf(session.release, found.subject));
      return {
        pos: found.from,
        end: found.to,
        above: true,
        create: () => ({ dom: card(found, page) }),
      };
    }),
    EditorView.domEventHandlers({
      mousedown: (event, view) => {
        if (!(event.ctrlKey || event.metaKey) || event.button !== 0 || !session.isReady()) {
          return false;
        }
        const position = view.posAtCoords(event);
        if (position === null) return false;
        openReference(view, session, position);
        return true;
      },
    }),
  ];
}

/** Shows what there is to say about the name at a position, by default the cursor's, until the cursor moves. */
export function explain(view: EditorView, position = view.state.selection.main.head): void {
  activateHover(view, position, 1, {
    until: ({ docChanged, selection }) => docChanged || selection !== undefined,
  });
}

export function closeCards(view: EditorView): boolean {
  if (!hasHoverTooltips(view.state)) return false;
  view.dispatch({ effects: closeHoverTooltips });
  return true;
}

/** Opens the reference page of the name at a position in a new tab, or announces that there is none. */
export async function openReference(
  view: EditorView,
  session: Session,
  position: number,
): Promise<void> {
  const found = await session.ask(view.state, 'describe', position);
  const page = found?.subject && (await pageOf(session.release, found.subject));
  if (page !== undefined) window.open(page, '_blank', 'noopener');
  else explain(view, position);
}
