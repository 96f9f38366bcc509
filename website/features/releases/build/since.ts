import type { Nodes, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { StoredHistory } from '../../../../releases/history/history.ts';
import { olderWays } from '../../../../releases/history/older-ways.ts';
import { latest } from '../../../../releases/versions.ts';
import { versionOfPage } from '../../../site/pages.ts';
import { badgeOf, pageReleasesOf } from './badge.ts';

type SinceElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/**
 * Makes a remark plugin that turns `<Since of="QueryBuilderProps.maxLevels" />` into `<Since
 * release="8.8" />`, or removes it if every reader of the page has the name. The history is bound
 * here, because Docusaurus sends a plugin's options to every client.
 *
 * @returns The plugin; it throws, naming file and line, if the page's release lacks the name.
 */
export function remarkSince(history: StoredHistory) {
  return () =>
    (tree: Root, { path }: { readonly path: string }): void => {
      const releases = pageReleasesOf(versionOfPage(path), latest);

      visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
        if (!isSince(node)) return undefined;
        const place = `${path}:${node.position?.start.line ?? 1}`;
        const { key, release } = at(place, () => {
          assertNoHeading(parent);
          const key = keyOf(node);
          return { key, release: badgeOf(history, key, releases) };
        });
        if (release !== undefined) {
          const instead = olderWays[key]?.use;
          node.attributes = Object.entries({ release, ...(instead && { instead }) }).map(
            ([name, value]) => ({ type: 'mdxJsxAttribute', name, value }),
          );
          return SKIP;
        }
        if (!parent || index === undefined) return SKIP;
        remove(parent.children, index);
        return [SKIP, index];
      });
    };
}

const isSince = (node: Nodes): node is SinceElement =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Since';

function keyOf({ attributes: [attribute, ...others] }: SinceElement): string {
  const isName = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'of';
  if (isName && typeof attribute.value === 'string' && others.length === 0) return attribute.value;
  throw new Error('write <Since of="name" />');
}

/** A heading's link and its line in the table of contents include everything in the heading. */
function assertNoHeading(parent: Parents | undefined): void {
  if (parent?.type === 'heading') throw new Error('put it in the text below the heading');
}

/** Runs a function; its error says where on the page it happened. */
function at<T>(place: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Error(`${place}: <Since>: ${(error as Error).message}.`);
  }
}

/** Removes a node, with the space before it if punctuation or nothing follows. */
function remove(siblings: Nodes[], index: number): void {
  const before = siblings[index - 1];
  const after = siblings[index + 1];
  const isEnd = after === undefined || (after.type === 'text' && /^[.,;:!?)]/.test(after.value));
  if (before?.type === 'text' && isEnd) before.value = before.value.trimEnd();
  siblings.splice(index, 1);
}
