import type { Code, Paragraph, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../library/problems.ts';
import type { Rule } from './page.ts';
import { lineOf } from './runs.ts';

/** Every fence names its language. */
export const checkFences: Rule = ({ path, tree }) => {
  const problems: Problem[] = [];
  visit(tree, 'code', (node: Code) => {
    if (node.lang) return;
    problems.push({ path, line: lineOf(node), message: 'The fence has no language.' });
  });
  return problems;
};

/** Every row of a table has as many cells as its head, and what looks like a table is one. */
export const checkTables: Rule = ({ path, tree }) => {
  const problems: Problem[] = [];
  visit(tree, 'table', (node: Table) => {
    const columns = node.children[0]?.children.length ?? 0;
    for (const row of node.children) {
      const cells = row.children.length;
      if (cells === columns) continue;
      const message = `The row has ${cells} cells, the head of the table ${columns}.`;
      problems.push({ path, line: lineOf(row), message });
    }
  });
  visit(tree, 'paragraph', (node: Paragraph) => {
    const [start] = node.children;
    if (start?.type !== 'text' || !start.value.startsWith('|')) return;
    const message = 'This looks like a table and is none: the line of dashes must fit the head.';
    problems.push({ path, line: lineOf(node), message });
  });
  return problems;
};
