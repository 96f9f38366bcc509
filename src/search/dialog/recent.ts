import { createStorageSlot } from '@docusaurus/theme-common';

/** One line of the dialog: a section to go to. */
export interface Line {
  /** Path, with the anchor. */
  readonly url: string;
  /** What the section is filed under, with marks; the last one is its own name. */
  readonly names: readonly string[];
  readonly snippet?: string | undefined;
}

/** Lines that are kept. */
const most = 5;

const slot = createStorageSlot('recent-searches');

/** The sections that the reader chose last, the latest first. */
export const readRecent = (): readonly Line[] => parseLines(slot.get() ?? '[]');

/** Reads lines from storage, which may contain anything. */
export function parseLines(stored: string): readonly Line[] {
  try {
    const kept: unknown = JSON.parse(stored);
    return Array.isArray(kept) ? kept.filter(isLine) : [];
  } catch {
    return [];
  }
}

/** Keeps a line that was chosen. */
export function remember({ url, names }: Line): void {
  const others = readRecent().filter((line) => line.url !== url);
  const line = { url, names: names.map((name) => name.replace(/<\/?mark>/g, '')) };
  slot.set(JSON.stringify([line, ...others].slice(0, most)));
}

export const forgetAll = (): void => slot.del();

/** A line becomes a link, which must lead to this site. */
const isLine = (value: Partial<Line> | null): value is Line =>
  typeof value?.url === 'string' &&
  /^\/(?![/\\])/.test(value.url) &&
  Array.isArray(value.names) &&
  value.names.every((name) => typeof name === 'string');
