interface Options {
  /** Whether nothing may follow. */
  readonly end?: boolean;
  /** Whether a slash at the end counts. */
  readonly strict?: boolean;
  /** Whether case counts. */
  readonly sensitive?: boolean;
}

/**
 * Stands for path-to-regexp 1 in the client: makes a regular expression of a route's path. This site's
 * paths are plain text, or `*` for all that is left.
 *
 * @param keys - Gets an entry for what `*` stands for.
 * @throws Error on a path with a parameter.
 */
export default function pathToRegexp(
  path: string,
  keys: { name: number }[],
  { end = true, strict = false, sensitive = false }: Options = {},
): RegExp {
  if (/[:()?+]/.test(path)) throw new Error(`plugins/small-client knows no route like ${path}`);
  let unnamed = 0;
  const source = path.replace(/[.$^{}[\]|\\]/g, '\\$&').replace(/\*/g, () => {
    keys.push({ name: unnamed++ });
    return '(.*)';
  });
  const bare = strict ? source : source.replace(/\/$/, '');
  const slash = strict ? '' : '(?:\\/(?=$))?';
  const after = end ? '$' : strict && source.endsWith('/') ? '' : '(?=\\/|$)';
  return new RegExp(`^${bare}${slash}${after}`, sensitive ? '' : 'i');
}
