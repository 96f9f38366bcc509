import type { MinorChange } from './change.ts';

/** From the last minor of v4 to the last of v5, newest first. */
export const since5: readonly MinorChange[] = [];
