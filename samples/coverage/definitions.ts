import type { Heading, Nodes, PhrasingContent, TableRow } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { parsePage } from '../../releases/markdown.ts';
import type { Page } from '../page.ts';

export interface Definition {
  readonly path: string;
  readonly line: number;
  /**
   * A title is a definition if the page has a single subject. Titles can be plain words, so they only define
   * exports.
   */
  readonly kind: 'heading' | 'row' | 'title';
  readonly name: string;
  readonly notation: string;
}

/** Finds the definitions of a page. An invalid page defines nothing, because check:samples reports it. */
export function definitionsOf({ path, source }: Page): readonly Definition[] {
  const definitions: Definition[] = [];
  const add = (
    kind: Definition['kind'],
    notation: string | undefined,
    line: number | undefined,
  ) => {
    if (notation === undefined) return;
    const name = kind === 'title' ? notation : nameOf(notation);
    definitions.push({ path, line: line ?? 1, kind, name, notation });
  };

  visit(parseOrNothing(source), (node, index) => {
    const line = node.position?.start.line;
    if (node.type === 'yaml') add('title', titleIn(node.value), line);
    if (node.type === 'heading') {
      add('heading', codeIn(node), line);
      return SKIP;
    }
    // The first row names the columns.
    if (node.type === 'tableRow' && index !== 0) {
      const [cell] = node.children;
      add('row', cell && codeIn(cell), line);
      return SKIP;
    }
    return undefined;
  });
  return definitions;
}

function parseOrNothing(source: string): Nodes {
  try {
    return parsePage(source);
  } catch {
    return { type: 'root', children: [] };
  }
}

const titleIn = (frontMatter: string): string | undefined =>
  /^title: *(['"]?)(.+?)\1 *$/m.exec(frontMatter)?.[2];

/** Badges, white space, and a heading's id are ignored. */
function codeIn({ children }: Heading | TableRow['children'][number]): string | undefined {
  const content = children.filter((child) => !isDecoration(child));
  const [code] = content;
  return content.length === 1 && code?.type === 'inlineCode' ? code.value : undefined;
}

const isDecoration = (node: PhrasingContent): boolean =>
  (node.type === 'mdxJsxTextElement' && node.name === 'Since') ||
  (node.type === 'mdxTextExpression' && node.value.startsWith('/*')) ||
  (node.type === 'text' && /^\s*(?:\{#[^}]+\}\s*)?$/.test(node.value));

/** The second group of a notation is the name. */
const notations: readonly RegExp[] = [
  /^(['"`])(.+)\1$/,
  /^(<)([\w.]+)\s*\/?>$/,
  /^()([\w.]+)\(.*\)$/,
  /^()([A-Z][\w.]*)<.*>$/,
  /^(\.)([\w-]+)$/,
];

/**
 * The name in a heading's or cell's code: `add()`, `<Rule />`, `OptionGroup<O>`, `.rule` and `'sql'` define
 * `add`, `Rule`, `OptionGroup`, `rule` and `sql`.
 */
export function nameOf(code: string): string {
  const bare = code.trim();
  return notations.map((notation) => notation.exec(bare)?.[2]).find((name) => name) ?? bare;
}
