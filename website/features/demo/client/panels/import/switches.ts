import type { Parser } from './parsers.ts';

/** Options of the parsers, with their anchors on the docs page about imports. */
export const switches = [
  { name: 'knownFieldsOnly', label: 'Drop unknown fields', anchor: 'fields' },
  { name: 'bigIntOnOverflow', label: 'Large integers as bigint', anchor: 'bigintonoverflow' },
  { name: 'parseParameters', label: 'Keep parameters', anchor: 'parseparameters' },
  {
    name: 'preventOperatorNegation',
    label: 'Read $not as a group',
    anchor: 'preventoperatornegation',
  },
] as const;

/** Where the docs explain an option, below the base path of a version. */
export const docsOfSwitch = ({ anchor }: (typeof switches)[number]): string =>
  `utils/import#${anchor}`;

/** The options that a parser supports; parsers that aren't full have none. */
export function switchesOf({ isFull, options = [] }: Parser) {
  const names: readonly string[] = ['knownFieldsOnly', 'bigIntOnOverflow', ...options];
  return isFull ? switches.filter(({ name }) => names.includes(name)) : [];
}
