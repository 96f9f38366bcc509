import type { HeaderRule } from '../header-rules.ts';

/** A file that tells a host how to serve the site. */
interface HostFile {
  /** Read by the host from the folder that it serves, or by its operator from the folder `deploy/`. */
  readonly folder: 'build' | 'deploy';
  readonly name: string;
  readonly text: string;
}

/** Makes the file of a kind of host. */
export type HostWriter = (rules: readonly HeaderRule[]) => HostFile;

/** What an address of a pattern begins with. */
export const prefixOf = (pattern: string): string => pattern.replace(/\*$/, '');

/** The headers of the addresses that fit a pattern, earlier rules' included. */
export function allHeaders(
  rules: readonly HeaderRule[],
  { pattern }: HeaderRule,
): Readonly<Record<string, string>> {
  const earlier = rules.filter((rule) => prefixOf(pattern).startsWith(prefixOf(rule.pattern)));
  return Object.assign({}, ...earlier.map(({ headers }) => headers));
}

/** Indented JSON with a line break at its end. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
