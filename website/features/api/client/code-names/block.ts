import { fetchJson, loadedOnce } from '../../../../src/components/loadedOnce.ts';
import { blockKey, type Card, namesFileOf, type PageNames } from '../../page-names.ts';

export interface Place {
  /** Where it is in the text; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly card: Card;
}

const loadNames = loadedOnce(fetchJson<PageNames>);

/** @throws Error if the names can't be loaded. */
export async function placesIn(code: Element): Promise<readonly Place[]> {
  const { cards, blocks } = await loadNames(namesFileOf(location.pathname));
  const numbers = blocks[blockKey(code.textContent ?? '')] ?? [];
  const places: Place[] = [];
  let from = 0;
  for (let index = 0; index < numbers.length; index += 2) {
    from += numbers[index] ?? 0;
    const card = cards[numbers[index + 1] ?? 0];
    if (card) places.push({ from, to: from + card[0].length, card });
  }
  return places;
}

export function rangeOf(code: Element, { from, to }: Pick<Place, 'from' | 'to'>): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let start = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const end = start + node.length;
    if (from >= start && from < end) range.setStart(node, from - start);
    if (to > start && to <= end) {
      range.setEnd(node, to - start);
      break;
    }
    start = end;
  }
  return range;
}

export function placeAt(
  code: Element,
  places: readonly Place[],
  x: number,
  y: number,
): Place | undefined {
  const position = positionAt(code, x, y);
  return places.find(
    (place) =>
      position !== undefined &&
      place.from <= position &&
      position <= place.to &&
      // The position is that of the nearest letter, however far away that is.
      [...rangeOf(code, place).getClientRects()].some(
        ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
      ),
  );
}

function positionAt(code: Element, x: number, y: number): number | undefined {
  const caret = caretAt(x, y);
  if (!caret || !code.contains(caret.node)) return undefined;
  const range = document.createRange();
  range.selectNodeContents(code);
  range.setEnd(caret.node, caret.offset);
  return range.toString().length;
}

function caretAt(
  x: number,
  y: number,
): { readonly node: Node; readonly offset: number } | undefined {
  // Safari supports only the older function.
  if (!document.caretPositionFromPoint) {
    const range = document.caretRangeFromPoint(x, y);
    return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
  }
  const caret = document.caretPositionFromPoint(x, y);
  return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined;
}
