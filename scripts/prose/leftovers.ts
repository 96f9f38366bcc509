import type { Rule } from './page.ts';

/** What a page keeps from being written, each with the reason. */
const leftovers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:TODO|FIXME|XXX)\b/, 'A note of the author’s is left'],
  [/(?<![\w.~/-])\/(?:home|Users|root|tmp|work)\/[\w.-]+|\b[A-Z]:\\\w+/, 'A path of one machine'],
];

/** No note and no path of the author’s, in code neither. */
export const checkLeftovers: Rule = ({ path, source }) =>
  source.split('\n').flatMap((text, index) =>
    leftovers.flatMap(([pattern, reason]) => {
      const found = pattern.exec(text)?.[0];
      return found ? [{ path, line: index + 1, message: `${reason}: ${found}` }] : [];
    }),
  );
