/** The middle value, or the higher one of the two in the middle; NaN if there is none. */
export const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** Describes times in milliseconds by their median and the worst one. */
export const summaryOf = (times: readonly number[]): string =>
  `median ${medianOf(times).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms of ${times.length}`;
