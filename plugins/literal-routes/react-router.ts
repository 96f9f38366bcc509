import { matchPath as match, type RouteProps } from 'react-router';

export * from 'react-router';

const folded = new Map<string, string>();

/** An address as routes compare it: in any case, with or without a slash at its end. */
function fold(address: string): string {
  const known = folded.get(address);
  if (known !== undefined) return known;
  const result = address.replace(/\/$/, '').toUpperCase();
  folded.set(address, result);
  return result;
}

const parameter = /[\\:(*?+]/;

const isOther = (pathname: string, { path, exact, strict }: RouteProps): boolean =>
  exact === true &&
  !strict &&
  typeof path === 'string' &&
  fold(path) !== fold(pathname) &&
  !parameter.test(path);

/** Replaces react-router's function, and answers at once if a route without parameters is for another address. */
export const matchPath: typeof match = (pathname, props, parent) =>
  typeof props === 'object' && !Array.isArray(props) && isOther(pathname, props as RouteProps)
    ? null
    : match(pathname, props, parent);
