import type { MinorChange } from './change.ts';

/** From the last minor of v5 to the last of v6, newest first. */
export const since6: readonly MinorChange[] = [];
