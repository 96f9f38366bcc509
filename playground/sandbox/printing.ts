import type { PrintedLine } from './protocol.ts';

/** What a console shows of one run. */
export const printLimits = { lines: 500, characters: 100_000, charactersPerLine: 10_000 } as const;

/** Limits what one run prints, and counts what is left out. */
export class PrintLimiter {
  #lines = 0;
  #characters = 0;
  #omitted = 0;

  /** How many lines didn't fit. */
  get omitted(): number {
    return this.#omitted;
  }

  /**
   * The line to show, which says at its end if it is cut, or `undefined` if it no longer fits.
   *
   * @param read - Writes the text; called only if there is room for the line.
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

/**
 * A text that fits into one line. It says at its end how much is left out, and cutting it again changes
 * nothing.
 */
export function cut(text: string): string {
  if (text.length <= printLimits.charactersPerLine) return text;
  const kept = text.slice(0, printLimits.charactersPerLine - 50);
  return `${kept}… (${(text.length - kept.length).toLocaleString('en-US')} more characters)`;
}
