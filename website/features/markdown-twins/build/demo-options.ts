import { docsPath } from '../../demo/client/docs.ts';
import { optionGroups, options } from '../../demo/client/options.ts';
import type { Resolve } from './convert.ts';

/** A table of the demo's options. */
export function demoOptions(resolve: Resolve): string {
  const labelOf = new Map(optionGroups.map(({ id, label }) => [id, label]));
  const rows = options.map(({ id, label, group, byDefault, doc }) => [
    `[${label}](${resolve(docsPath(doc))})`,
    `\`${id}\``,
    labelOf.get(group) ?? group,
    byDefault ? 'on' : 'off',
  ]);
  return [['Option', 'Name', 'Group', 'Default'], ['-', '-', '-', '-'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}
