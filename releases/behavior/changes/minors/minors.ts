import type { MinorChange } from './change.ts';
import { since4 } from './since-4.ts';
import { since5 } from './since-5.ts';
import { since6 } from './since-6.ts';
import { since7 } from './since-7.ts';
import { since8 } from './since-8.ts';

/** Explains differences between neighboring minors, newest first. */
export const minorChanges: readonly MinorChange[] = [
  ...since8,
  ...since7,
  ...since6,
  ...since5,
  ...since4,
];
