/**
 * Finds what an address belongs to: the item with the longest base path, because `/docs` starts the base
 * paths of all versions.
 *
 * @param address - Without origin, query, and anchor.
 * @param all - With base paths that don't end with a slash.
 * @returns `undefined` if the address is below none of them.
 */
export const nearestBase = <T extends { readonly path: string }>(
  address: string,
  all: readonly T[],
): T | undefined =>
  all
    .filter(({ path }) => `${address}/`.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
