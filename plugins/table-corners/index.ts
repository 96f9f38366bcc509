import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Rehype plugin: an empty cell in the head of a table is no header. Markdown can write no other, and
 * screen readers would announce a header without a name.
 */
export function rehypeTableCorners() {
  return (tree: Root): void => {
    visit(tree, 'element', (cell) => {
      if (cell.tagName === 'th' && isEmpty(cell)) cell.tagName = 'td';
    });
  };
}

const isEmpty = ({ children }: Element): boolean =>
  children.every((child) => child.type === 'text' && child.value.trim() === '');
