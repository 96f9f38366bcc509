import type { Rule } from './page.ts';

const leftovers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:TODO|FIXME|XXX)\b/, 'A note of the author’s is left'],
  [/(?<![\w.~/-])\/(?:home|Users|root|tmp|work)\/[\w.-]+|\b[A-Z]:\\\w+/, 'A path of one machine'],
];

/** A page has no notes or paths of its author, not even in code. */
export const checkLeftovers: Rule = ({ path, source }) =>
  source.split('\n').flatMap((text, index) =>
    leftovers.flatMap(([pattern, reason]) => {
      const found = pattern.exec(text)?.[0];
      return found ? [{ path, line: index + 1, message: `${reason}: ${found}` }] : [];
    }),
  );
