/** `a, b, and c` */
export const listOf = (items: readonly (string | number)[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(items.map(String));
