import type { PhrasingContent, RootContent, TableRow } from 'mdast';
import { docsPath } from '../../demo/client/docs.ts';
import { type DemoOption, optionGroups, options } from '../../demo/client/options.ts';
import type { Resolve } from './convert.ts';
import { headingOf } from './write.ts';

export function demoOptions(resolve: Resolve): readonly RootContent[] {
  const labelOf = new Map(optionGroups.map(({ id, label }) => [id, label]));
  const rowOf = ({ id, label, group, byDefault, doc }: DemoOption): TableRow =>
    row(
      [{ type: 'link', url: resolve(docsPath(doc)), children: [text(label)] }],
      [{ type: 'inlineCode', value: id }],
      [text(labelOf.get(group) ?? group)],
      [text(byDefault ? 'on' : 'off')],
    );
  return [
    headingOf('Options of the demo', 2),
    {
      type: 'table',
      children: [
        row([text('Option')], [text('Name')], [text('Group')], [text('Default')]),
        ...options.map(rowOf),
      ],
    },
  ];
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const row = (...cells: readonly PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
});
