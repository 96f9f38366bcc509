import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/** Docusaurus's heading id `{#id}` isn't an MDX expression; Docusaurus escapes it as well. */
const escapeHeadingIds = (source: string): string =>
  source.replace(/^(#{1,6}\s.*[^\\])(\{#[^}\s]+\}\s*)$/gm, '$1\\$2');

/** Parses a page as the site does. Throws a VFileMessage if it isn't valid MDX. */
export const parsePage = (source: string): Root => processor.parse(escapeHeadingIds(source));

/** The visible text of a node, including code. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
