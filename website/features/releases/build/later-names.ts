import type { InlineCode, Link, Nodes, Parents, PhrasingContent, Root, Table, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { storedHistory } from '../../../../releases/history/stored.ts';
import { compareReleases } from '../../../../releases/releases.ts';
import { latest } from '../../../../releases/versions.ts';
import { type Definition, definitionsOf } from '../../../../samples/coverage/definitions.ts';
import { folderOf, readPages, versionOfPage } from '../../../site/pages.ts';
import { type LaterName, laterNames } from './later.ts';

/**
 * Makes a remark plugin that turns `<LaterNames of="QueryBuilderProps" />` on a version's page into
 * a table of the props that later releases have and the version's release lacks. Without `of`, the
 * table lists the exports that the newest docs explain; with `unexplained`, it lists the rest by
 * release.
 *
 * @returns The plugin; it throws, naming file and line, if a table would be empty.
 */
export function remarkLaterNames() {
  let definitions: readonly Definition[] | undefined;

  return () =>
    (tree: Root, { path }: { readonly path: string }): void => {
      visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
        if (node.type !== 'mdxJsxFlowElement' || node.name !== 'LaterNames') return undefined;
        definitions ??= readPages(folderOf(latest.name)).flatMap(definitionsOf);
        const of = attribute(node, 'of');
        const unexplained = attribute(node, 'unexplained') !== undefined;
        const { library } = versionOfPage(path);
        const names = laterNames(
          storedHistory,
          typeof of === 'string' ? of : '',
          library,
          latest.library,
          definitions,
        ).filter(({ explainedAt }) => of || !explainedAt === unexplained);
        if (names.length === 0) {
          throw new Error(
            `${path}:${node.position?.start.line ?? 1}: ${library} has every name that this table would list; remove <LaterNames>.`,
          );
        }
        const table = unexplained ? tableByRelease(names) : tableByName(names, latest.path);
        parent?.children.splice(index ?? 0, 1, table as never);
        return SKIP;
      });
    };
}

/** The value of an attribute; `null` when it has none. */
const attribute = ({ attributes }: Extract<Nodes, { type: 'mdxJsxFlowElement' }>, name: string) =>
  attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name)
    ?.value;

const tableByName = (names: readonly LaterName[], base: string): Table =>
  table([
    [[text('Name')], [text('Added in')]],
    ...names.map(({ name, since, explainedAt }) => [
      [explainedAt ? link(`${base}/${explainedAt}`, code(name)) : code(name)],
      [text(`v${since}`)],
    ]),
  ]);

const tableByRelease = (names: readonly LaterName[]): Table =>
  table([
    [[text('Added in')], [text('Names')]],
    ...[...new Set(names.map(({ since }) => since))]
      .sort(compareReleases)
      .map((release) => [
        [text(`v${release}`)],
        names
          .filter(({ since }) => since === release)
          .flatMap(({ name }, index) => [...(index === 0 ? [] : [text(', ')]), code(name)]),
      ]),
  ]);

const table = (rows: readonly (readonly PhrasingContent[][])[]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
});

const text = (value: string): Text => ({ type: 'text', value });
const code = (value: string): InlineCode => ({ type: 'inlineCode', value });
const link = (url: string, child: InlineCode): Link => ({ type: 'link', url, children: [child] });
