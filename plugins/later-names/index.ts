import type { Nodes, Parents, PhrasingContent, Root, Table, TableRow } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { StoredHistory } from '../../samples/history/history.ts';
import { folderOf, isPageOf, readPages } from '../../samples/pages.ts';
import type { DocsVersion } from '../../versions.config.ts';
import { type LaterName, laterNames } from './later.ts';

/**
 * Makes a remark plugin that turns `<LaterNames of="QueryBuilderProps" />` on a version's page into a
 * table of the props that later releases have and the version's release lacks. Without `of` the table
 * lists exports.
 *
 * @param options - The API history, the versions table, and the version that `/docs` serves, whose pages explain the names.
 * @returns The plugin; it throws, naming file and line, when a table would be empty.
 */
export function remarkLaterNames({
  history,
  versions,
  latest,
}: {
  readonly history: StoredHistory;
  readonly versions: readonly DocsVersion[];
  readonly latest: DocsVersion;
}) {
  return () =>
    (tree: Root, { path }: { readonly path: string }): void => {
      visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
        if (node.type !== 'mdxJsxFlowElement' || node.name !== 'LaterNames') return undefined;
        const of = node.attributes.find(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
        )?.value;
        const { library } = versions.find(({ name }) => isPageOf(path, name)) ?? latest;
        const names = laterNames(
          history,
          typeof of === 'string' ? of : '',
          library,
          latest.library,
          readPages(folderOf(latest.name)),
        );
        if (names.length === 0) {
          throw new Error(
            `${path}:${node.position?.start.line ?? 1}: ${library} lacks nothing of <LaterNames of="${of ?? ''}" />; remove it.`,
          );
        }
        parent?.children.splice(index ?? 0, 1, tableOf(names, latest.path) as never);
        return SKIP;
      });
    };
}

const tableOf = (names: readonly LaterName[], base: string): Table => ({
  type: 'table',
  children: [
    row([{ type: 'text', value: 'Name' }], [{ type: 'text', value: 'Added in' }]),
    ...names.map(({ name, since, explainedAt }) =>
      row(
        [
          {
            type: 'link',
            url: `${base}/${explainedAt}`,
            children: [{ type: 'inlineCode', value: name }],
          },
        ],
        [{ type: 'text', value: `v${since}` }],
      ),
    ),
  ],
});

const row = (...cells: readonly PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
});
