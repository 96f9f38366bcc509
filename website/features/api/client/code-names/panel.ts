import type { Card } from '../../page-names.ts';
import { type Place, placesIn } from './block.ts';
import styles from './card.module.css';
import { describe, mark } from './card.ts';

/** Opens or closes the list of all names below a block of code. */
export async function togglePanel(body: HTMLElement, button: HTMLElement): Promise<void> {
  const open = body.nextElementSibling;
  if (open?.classList.contains(styles.panel ?? '')) {
    close(body, open, button);
    return;
  }
  const code = body.querySelector('code');
  if (!code) return;
  const panel = document.createElement('div');
  panel.className = styles.panel ?? '';
  body.after(panel);
  button.ariaExpanded = 'true';
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close(body, panel, button);
  });
  try {
    fill(panel, code, await placesIn(code));
  } catch {
    panel.role = 'status';
    panel.textContent = 'The types didn’t load. Check your connection, then try again.';
  }
}

function close(body: HTMLElement, panel: Element, button: HTMLElement): void {
  panel.remove();
  button.ariaExpanded = 'false';
  mark(body, []);
  button.focus();
}

function fill(panel: HTMLElement, code: Element, places: readonly Place[]): void {
  const byCard = new Map<Card, Place[]>();
  for (const place of places) byCard.set(place.card, [...(byCard.get(place.card) ?? []), place]);
  const cards = [...byCard.keys()];
  const text = code.textContent ?? '';
  const lineOf = ({ from }: Place) => text.slice(0, from).split('\n').length;

  const select = document.createElement('select');
  select.append(
    ...cards.map((card) => {
      const lines = new Set(byCard.get(card)?.map(lineOf));
      return new Option(`${card[0]} (line ${[...lines].join(', ')})`);
    }),
  );
  const details = document.createElement('div');
  details.ariaLive = 'polite';
  const show = () => {
    const card = cards[select.selectedIndex];
    details.replaceChildren(...(card ? describe(card) : []));
    mark(code, (card && byCard.get(card)) ?? []);
  };
  select.addEventListener('change', show);

  const label = document.createElement('label');
  label.append('Name', select);
  panel.append(label, details);
  show();
  select.focus();
}
