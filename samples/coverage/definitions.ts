import type { Heading, Nodes, Paragraph, PhrasingContent, TableRow } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Page } from '../pages.ts';
import { parsePage, textOf } from './markdown.ts';

/** A place where a page defines a name: a heading or a table row (see CONTRIBUTING). */
export interface Definition {
  /** Page, from the root of the repository. */
  readonly path: string;
  /** Line of the heading or row, from 1. */
  readonly line: number;
  /** The name, without the quotes, brackets or dot that it is written with. */
  readonly name: string;
  /** What the page says about it first: the section's first paragraph, or the row's other cells. */
  readonly texts: readonly string[];
}

/**
 * Finds the definitions of a page.
 *
 * @param page - The page; one that is no valid MDX defines nothing (check:samples reports it).
 */
export function definitionsOf({ path, source }: Page): readonly Definition[] {
  const definitions: Definition[] = [];
  const add = (node: Nodes, code: string, texts: readonly string[]) =>
    definitions.push({ path, line: node.position?.start.line ?? 1, name: nameOf(code), texts });

  const tree = parseOrNothing(source);
  if (!tree) return [];
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      const code = onlyCode(node);
      const next = parent?.children[(index ?? 0) + 1];
      if (code !== undefined) add(node, code, firstParagraph(next));
      return SKIP;
    }
    if (node.type === 'tableRow') {
      // The first row names the columns.
      if (index === 0) return SKIP;
      const [cell, ...others] = node.children;
      const code = cell && onlyCode(cell);
      if (code !== undefined) add(node, code, others.map(textOf));
      return SKIP;
    }
    return undefined;
  });
  return definitions;
}

function parseOrNothing(source: string) {
  try {
    return parsePage(source);
  } catch {
    return undefined;
  }
}

const firstParagraph = (node: Nodes | undefined): readonly string[] =>
  node?.type === 'paragraph' ? [textOf(node as Paragraph)] : [];

/** The code that a heading or cell consists of; badges, blanks and a heading's id do not count. */
function onlyCode({ children }: Heading | TableRow['children'][number]): string | undefined {
  const content = children.filter((child) => !isDecoration(child));
  const [code] = content;
  return content.length === 1 && code?.type === 'inlineCode' ? code.value : undefined;
}

const isDecoration = (node: PhrasingContent): boolean =>
  node.type === 'mdxJsxTextElement'
    ? node.name === 'Since'
    : node.type === 'text' && /^\s*(?:\{#[^}]+\}\s*)?$/.test(node.value);

/**
 * The name that a piece of code stands for: `add()`, `<Rule />`, `.rule` and `'sql'` define `add`,
 * `Rule`, `rule` and `sql`.
 *
 * @param code - Inline code of a heading or a cell.
 */
export function nameOf(code: string): string {
  const bare = code.trim();
  const patterns = [
    /^(['"`])(.+)\1$/,
    /^<()([\w.]+)\s*\/?>$/,
    /^()([\w.]+)\(.*\)$/,
    /^()\.([\w-]+)$/,
  ];
  return patterns.map((pattern) => pattern.exec(bare)?.[2]).find((name) => name) ?? bare;
}
