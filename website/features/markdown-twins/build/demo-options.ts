import { docsPath } from '../../demo/client/docs.ts';
import { optionGroups } from '../../demo/client/options.ts';
import type { Resolve } from './convert.ts';

/** A table of the demo's options. */
export function demoOptions(resolve: Resolve): string {
  const rows = optionGroups.flatMap(({ label: group, options }) =>
    options.map(({ id, label, byDefault, doc }) => [
      `[${label}](${resolve(docsPath(doc))})`,
      `\`${id}\``,
      group,
      byDefault ? 'on' : 'off',
    ]),
  );
  return [['Option', 'Name', 'Group', 'Default'], ['-', '-', '-', '-'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}
