import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ProsePage } from './page.ts';

/** Replaces inline code, expressions, and images in a run. */
const noProse = '\uFFFC';

type RunKind = 'text' | 'heading' | 'front matter' | 'alt';

/** A continuous text: a paragraph, a heading, a cell. */
export interface Run {
  readonly kind: RunKind;
  readonly text: string;
  /** Returns the line in the file of an index in the text. */
  readonly lineAt: (index: number) => number;
}

interface Piece {
  readonly text: string;
  readonly line: number;
}

const phrasing: readonly string[] = [
  'text',
  'inlineCode',
  'link',
  'linkReference',
  'strong',
  'emphasis',
  'delete',
];
const proseEntries = ['title', 'description', 'sidebar_label'];

/** The prose of a page, without code, addresses, and attributes. */
export function runsOf({ tree, frontMatter }: ProsePage): readonly Run[] {
  const runs: Run[] = proseEntries.flatMap((key) => {
    const entry = frontMatter.get(key);
    return entry ? [runOf('front matter', [{ text: entry.value, line: entry.line }])] : [];
  });
  visit(tree, (node) => {
    if ((node.type === 'image' || node.type === 'imageReference') && node.alt) {
      runs.push(runOf('alt', [{ text: node.alt, line: lineOf(node) }]));
    }
  });
  visit(tree, (node) => {
    if (!('children' in node) || !node.children.some(({ type }) => phrasing.includes(type))) return;
    runs.push(runOf(node.type === 'heading' ? 'heading' : 'text', piecesOf(node)));
    return 'skip';
  });
  return runs;
}

function piecesOf(parent: Parents): readonly Piece[] {
  return parent.children.flatMap((node: Nodes) => {
    if (node.type === 'text') return { text: node.value, line: lineOf(node) };
    if (node.type === 'break') return { text: '\n', line: lineOf(node) };
    return 'children' in node ? piecesOf(node) : { text: noProse, line: lineOf(node) };
  });
}

function runOf(kind: RunKind, pieces: readonly Piece[]): Run {
  const text = pieces.map((piece) => piece.text).join('');
  const lineAt = (index: number): number => {
    let rest = index;
    for (const piece of pieces) {
      if (rest < piece.text.length) {
        return piece.line + piece.text.slice(0, rest).split('\n').length - 1;
      }
      rest -= piece.text.length;
    }
    return pieces.at(-1)?.line ?? 1;
  };
  return { kind, text, lineAt };
}

/** Line of a node in its file, from 1. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;
