/** A name that the coverage check leaves alone. */
export interface Exclusion {
  /** Versions that it holds in; all of them when absent. */
  readonly versions?: readonly string[];
  readonly name: string | RegExp;
  readonly reason: string;
}

/** Names of the releases that no page has to define. */
export const undocumented: readonly Exclusion[] = [
  {
    name: /^is(?:CEL|SpEL|SQL|JSONata|MongoDB|JsonLogic|RQBJsonLogic)[A-Z]/,
    reason: 'Guards for the syntax trees of the parsers.',
  },
  {
    name: /^(?:cel(?:Normalize|Generate)|generate(?:Flat|Mixed)AndOrList|eval(?:CEL|SQL)Literal|getCELIdentifier)/,
    reason: 'Steps of the parsers that their modules happen to export.',
  },
  {
    name: /^(?:extractSubqueryComponents|transformAliasInExpression|processCompiledExpression|normalizeOperator|getValidValue|getFieldFromPath|getFieldName|mongoDbFieldRef)$/,
    reason: 'Steps of the parsers that their modules happen to export.',
  },
];

/** What pages define although it is no name of the release. */
export const foreign: readonly Exclusion[] = [];

/**
 * Whether an exclusion is about a name.
 *
 * @param exclusion - A row of one of the lists.
 * @param version - Name of the version.
 * @param name - The name.
 */
export const excludes = (exclusion: Exclusion, version: string, name: string): boolean =>
  (exclusion.versions?.includes(version) ?? true) &&
  (typeof exclusion.name === 'string' ? exclusion.name === name : exclusion.name.test(name));
