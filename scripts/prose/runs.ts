import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ProsePage } from './page.ts';

/** Replaces inline code, expressions, and images in a run. */
export const noProse = '\uFFFC';

/** A `tag` is text right inside an element, such as a caption or a summary. */
type RunKind = 'paragraph' | 'item' | 'cell' | 'tag' | 'heading' | 'front matter' | 'alt';

/** A continuous text: a paragraph, a heading, a cell. */
export interface Run {
  readonly kind: RunKind;
  readonly text: string;
  /** Length of the bold words that the text starts with, such as the name of a list item. */
  readonly label: number;
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

const known = new WeakMap<ProsePage, readonly Run[]>();

/** The prose of a page, without code, addresses, and attributes. */
export function runsOf(page: ProsePage): readonly Run[] {
  const runs = known.get(page) ?? findRuns(page);
  known.set(page, runs);
  return runs;
}

function findRuns({ tree, frontMatter }: ProsePage): readonly Run[] {
  const runs: Run[] = proseEntries.flatMap((key) => {
    const entry = frontMatter.get(key);
    return entry ? [runOf('front matter', [{ text: entry.value, line: entry.line }])] : [];
  });
  visit(tree, (node) => {
    if ((node.type === 'image' || node.type === 'imageReference') && node.alt) {
      runs.push(runOf('alt', [{ text: node.alt, line: lineOf(node) }]));
    }
  });
  visit(tree, (node, _, parent) => {
    if (!('children' in node) || !node.children.some(({ type }) => phrasing.includes(type))) return;
    const [start] = node.children;
    const label = start?.type === 'strong' ? textOf(piecesOf(start)).length : 0;
    runs.push(runOf(kindOf(node, parent), piecesOf(node), label));
    return 'skip';
  });
  return runs;
}

function kindOf({ type }: Parents, parent: Parents | undefined): RunKind {
  if (type === 'heading') return 'heading';
  if (type === 'tableCell') return 'cell';
  if (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') return 'tag';
  return parent?.type === 'listItem' ? 'item' : 'paragraph';
}

function piecesOf(parent: Parents): readonly Piece[] {
  return parent.children.flatMap((node: Nodes) => {
    if (node.type === 'text') return { text: node.value, line: lineOf(node) };
    if (node.type === 'break') return { text: '\n', line: lineOf(node) };
    return 'children' in node ? piecesOf(node) : { text: noProse, line: lineOf(node) };
  });
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

function runOf(kind: RunKind, pieces: readonly Piece[], label = 0): Run {
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
  return { kind, text: textOf(pieces), label, lineAt };
}

/** Line of a node in its file, from 1. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** Whether a text has to consist of sentences. An item without a full stop is part of an enumeration. */
export const isRunningText = ({ kind, text }: Run): boolean =>
  kind === 'paragraph' || (kind === 'item' && /[.!?]\W*$/u.test(text));

/** A part of a run for a message on one line. */
export const readable = (text: string): string =>
  text.replaceAll(noProse, '`…`').trim().replace(/\s+/g, ' ');
