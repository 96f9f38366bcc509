import { createStorageSlot } from '@docusaurus/theme-common';
import type { Hit } from '../client';
import { withoutMarks } from '../highlight';

/** Sections that are kept. */
const most = 5;

const slot = createStorageSlot('recent-searches');

/** The sections that the reader chose last, the latest first. */
export const readRecent = (): readonly Hit[] => parseRecent(slot.get() ?? '[]');

/** Reads sections from storage, which may contain anything. */
export function parseRecent(stored: string): readonly Hit[] {
  try {
    const kept: unknown = JSON.parse(stored);
    return Array.isArray(kept) ? kept.filter(isHit) : [];
  } catch {
    return [];
  }
}

/** Keeps a section that was chosen. */
export function remember({ url, names }: Hit): void {
  const others = readRecent().filter((line) => line.url !== url);
  const line = { url, names: names.map(withoutMarks) };
  slot.set(JSON.stringify([line, ...others].slice(0, most)));
}

export const forgetAll = (): void => slot.del();

/** A section becomes a link, which must lead to this site. */
const isHit = (value: Partial<Hit> | null): value is Hit =>
  typeof value?.url === 'string' &&
  /^\/(?![/\\])/.test(value.url) &&
  Array.isArray(value.names) &&
  value.names.every((name) => typeof name === 'string');
