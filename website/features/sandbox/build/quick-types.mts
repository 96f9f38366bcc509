/**
 * The library lists the rules of a group with independent combinators as a union of 80 tuples, of which the longest
 * has 160 elements. TypeScript computes that list with some 3,000 instantiations for each kind of rule, and finds out
 * by comparing two such lists how the group varies with its parameters. These are most of the time of a check.
 */
const replacements: readonly (readonly [RegExp, string])[] = [
  // The same tuples, each made once from the one before.
  [
    /\btype MappedTuple<[^;]*\bCount\[['"]length['"]\] extends (MAXIMUM_ALLOWED_BOUNDARY[\w$]*)\s+\?[^;]*;/g,
    'type MappedTuple<Tuple extends unknown[], Last extends unknown[] = Tuple, Result extends unknown[] = Tuple, Count extends 1[] = [1]> = Count["length"] extends $1 ? Result : MappedTuple<Tuple, [...Last, ...Tuple], Result | [...Last, ...Tuple], [...Count, 1]>;',
  ],
  // The variances that TypeScript finds.
  [
    /\binterface RuleGroupTypeIC<(\s*)([\w$]+) extends RuleType = RuleType,(\s*)([\w$]+) extends string = string(\s*)>/g,
    'interface RuleGroupTypeIC<$1out $2 extends RuleType = RuleType,$3out $4 extends string = string$5>',
  ],
];

/**
 * Rewrites declarations of the library whose types take long to compute, as others that mean the same.
 *
 * @param text - A declaration file.
 */
export const quickToCheck = (text: string): string =>
  replacements.reduce((rest, [pattern, quick]) => rest.replaceAll(pattern, quick), text);
