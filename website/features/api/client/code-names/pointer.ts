import { type Place, placeAt, placesIn, rangeOf } from './block.ts';
import styles from './card.module.css';
import { describe, mark } from './card.ts';

/** How long the pointer has to rest on a name, or may be away from it, in milliseconds. */
const restMs = 150;
const awayMs = 300;

interface Shown {
  readonly body: HTMLElement;
  readonly place: Place;
  readonly card: HTMLElement;
}

let shown: Shown | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the type of each name that the pointer rests on, from its first event in the block on. */
export function watchPointer(body: HTMLElement, event: PointerEvent): void {
  body.addEventListener('pointermove', (next) => follow(body, next));
  body.addEventListener('pointerleave', () => later(closeCard, awayMs));
  follow(body, event);
}

function follow(body: HTMLElement, { pointerType, target, clientX, clientY }: PointerEvent): void {
  if (pointerType === 'touch') return;
  // Readers can move the pointer onto the card.
  if (shown?.card.contains(target as Node)) clearTimeout(timer);
  else later(() => showAt(body, clientX, clientY), shown ? awayMs : restMs);
}

function later(act: () => void, milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(act, milliseconds);
}

export async function showAt(body: HTMLElement, x: number, y: number): Promise<void> {
  const code = body.querySelector('code');
  if (!code) return;
  // Without its names, the code stays plain code. The next event tries again.
  const places = await placesIn(code).catch(() => []);
  const place = placeAt(code, places, x, y);
  if (place && place === shown?.place) return;
  closeCard();
  if (place) show(body, code, place);
}

function show(body: HTMLElement, code: Element, place: Place): void {
  const card = document.createElement('div');
  card.className = styles.card ?? '';
  // Nothing on the page can cover or clip it.
  card.popover = 'manual';
  card.append(...describe(place.card));
  body.append(card);
  card.showPopover();
  shown = { body, place, card };
  mark(code, [place]);
  moveTo(card, rangeOf(code, place).getBoundingClientRect());
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onPress);
  addEventListener('scroll', onScroll, true);
}

/** Puts a card below a name, or above it where there is more room. */
function moveTo({ style, offsetWidth, offsetHeight }: HTMLElement, name: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = name.bottom + offsetHeight <= clientHeight || name.top < clientHeight / 2;
  style.top = `${isBelow ? name.bottom : name.top - offsetHeight}px`;
  style.left = `${Math.max(8, Math.min(name.left, clientWidth - offsetWidth - 8))}px`;
}

function closeCard(): void {
  clearTimeout(timer);
  if (!shown) return;
  const { body, card } = shown;
  const hadFocus = card.contains(document.activeElement);
  card.remove();
  shown = undefined;
  mark(body, []);
  document.removeEventListener('keydown', onKey);
  document.removeEventListener('pointerdown', onPress);
  removeEventListener('scroll', onScroll, true);
  if (hadFocus) body.querySelector('pre')?.focus();
}

const onKey = ({ key }: KeyboardEvent): void => {
  if (key === 'Escape') closeCard();
};

const onPress = ({ target }: Event): void => {
  if (!shown?.card.contains(target as Node)) closeCard();
};

const onScroll = ({ target }: Event): void => {
  if (target !== shown?.card) closeCard();
};
