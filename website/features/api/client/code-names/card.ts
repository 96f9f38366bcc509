import type { Card } from '../../page-names.ts';
import { type Place, rangeOf } from './block.ts';
import styles from './card.module.css';

/** The type of a name, what it's for, and a link to the page that explains it. */
export function describe([name, type, text, page]: Card): readonly HTMLElement[] {
  const code = document.createElement('code');
  code.className = styles.type ?? '';
  code.textContent = type;
  const parts: HTMLElement[] = [code];
  if (text) parts.push(paragraph(text));
  if (page) {
    const link = document.createElement('a');
    link.href = page;
    link.textContent = `${name} in the docs`;
    parts.push(paragraph(link));
  }
  return parts;
}

function paragraph(content: string | Node): HTMLParagraphElement {
  const element = document.createElement('p');
  element.append(content);
  return element;
}

/** Marks names in a block of code; without any, removes all marks. Browsers before 2025 may not support it. */
export function mark(code: Element, places: readonly Place[]): void {
  if (!('highlights' in CSS)) return;
  const ranges = places.map((place) => rangeOf(code, place));
  CSS.highlights.set('code-name', new Highlight(...ranges));
}
