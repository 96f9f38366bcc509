import type { HeaderRule } from '../header-rules.ts';

interface HostFile {
  /** `build`, which hosts serve and read, or `hosting`, which operators read. */
  readonly folder: 'build' | 'hosting';
  readonly name: string;
  readonly text: string;
}

export type HostWriter = (rules: readonly HeaderRule[]) => HostFile;

/** The start of the addresses that match a pattern. */
export const prefixOf = (pattern: string): string => pattern.replace(/\*$/, '');

/** Includes the headers of earlier rules. */
export function allHeaders(
  rules: readonly HeaderRule[],
  { pattern }: HeaderRule,
): Readonly<Record<string, string>> {
  const earlier = rules.filter((rule) => prefixOf(pattern).startsWith(prefixOf(rule.pattern)));
  return Object.assign({}, ...earlier.map(({ headers }) => headers));
}
