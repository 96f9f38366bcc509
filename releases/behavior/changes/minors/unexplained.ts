/** Probes that show a difference from the minor before without a row that explains it, by minor. */
export const unexplained: Readonly<Record<string, readonly string[]>> = {};
