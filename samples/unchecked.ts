import type { Problem } from '../releases/problems.ts';
import type { Fence } from './extract.ts';

/** As a share of a version's samples. */
const uncheckedLimit = 0.03;

/** Reports a version with too many unchecked samples, at the first of them. */
export function tooManyUnchecked(unchecked: readonly Fence[], total: number): readonly Problem[] {
  const [first] = unchecked;
  if (!first || unchecked.length <= total * uncheckedLimit) return [];
  const message = `${unchecked.length} of this version's ${total} samples are nocheck, more than ${uncheckedLimit * 100}%. This is the first one. Make some of them checkable.`;
  return [{ path: first.path, line: first.line, message }];
}
