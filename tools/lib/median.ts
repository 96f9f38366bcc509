/** The middle value, or the higher one of the two in the middle; NaN if there is none. */
export const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
