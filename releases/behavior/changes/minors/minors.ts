import type { MinorChange } from './change.ts';
import { since8 } from './since-8.ts';

/** Explains differences between neighboring minors, newest first. */
export const minorChanges: readonly MinorChange[] = since8;
