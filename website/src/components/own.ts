/**
 * Looks up a name that anyone could have written, for example in an address or a file. Without it,
 * `constructor` would find what every object inherits.
 */
export const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
