import type { MinorChange } from './change.ts';

/** From the last minor of v3 to the last of v4, newest first. */
export const since4: readonly MinorChange[] = [];
