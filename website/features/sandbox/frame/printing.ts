import type { PrintedLine } from './protocol.ts';

export const printLimits = { lines: 500, characters: 100_000, charactersPerLine: 10_000 } as const;

/** Limits what one run prints, and counts what is left out. */
export class PrintLimiter {
  #lines = 0;
  #characters = 0;
  #omitted = 0;

  get omitted(): number {
    return this.#omitted;
  }

  /**
   * The line to show, which says if it is cut. If there is no room, it's `undefined`, and `read` isn't
   * called.
   */
  add(level: PrintedLine['level'], read: () => string): PrintedLine | undefined {
    if (this.#lines >= printLimits.lines || this.#characters >= printLimits.characters) {
      this.#omitted += 1;
      return undefined;
    }
    const text = cut(read());
    this.#lines += 1;
    this.#characters += text.length;
    return { level, text };
  }
}

/** Makes a text fit into one line, and says what is left out. Cutting it again changes nothing. */
export function cut(text: string): string {
  if (text.length <= printLimits.charactersPerLine) return text;
  const kept = text.slice(0, printLimits.charactersPerLine - 50);
  return `${kept}… (${(text.length - kept.length).toLocaleString('en-US')} more characters)`;
}
