import type { Path, RuleGroupTypeAny, RuleType } from 'react-querybuilder';

export type Node = RuleGroupTypeAny | RuleType | string;

export interface Line {
  readonly path: Path;
  readonly text: string;
}

/** The rules, groups, and combinators of a group, with their paths. */
export const childrenOf = ({ rules }: RuleGroupTypeAny, path: Path) =>
  (rules as readonly Node[]).map((node, index) => ({ node, path: [...path, index] }));

/** The paths of a group and of everything in it, in reading order. */
export const pathsIn = (node: Node, path: Path = []): readonly Path[] => [
  path,
  ...(isGroup(node)
    ? childrenOf(node, path).flatMap((child) => pathsIn(child.node, child.path))
    : []),
];

/** A group as JSON, with a line for each rule and combinator. */
export function jsonLines(node: Node, path: Path = [], end = ''): readonly Line[] {
  const indent = '  '.repeat(path.length);
  if (!isGroup(node)) return [{ path, text: `${indent}${inOneLine(node)}${end}` }];
  const { rules, ...own } = node;
  const start = inOneLine(own).replace(/ ?\}$/, '');
  const children = childrenOf(node, path);
  return [
    { path, text: `${indent}${start}${start === '{' ? '' : ','} "rules": [` },
    ...children.flatMap((child, index) =>
      jsonLines(child.node, child.path, index < children.length - 1 ? ',' : ''),
    ),
    { path, text: `${indent}] }${end}` },
  ];
}

export const inOneLine = (value: object | string): string =>
  JSON.stringify(value, null, 1).replace(/\n */g, ' ');

export const isGroup = (node: Node): node is RuleGroupTypeAny =>
  typeof node === 'object' && 'rules' in node;

/** A rule's field, operator, and value, as a builder shows them. */
export const wordsOf = ({ field, operator, value }: RuleType): readonly string[] => [
  field.charAt(0).toUpperCase() + field.slice(1),
  operator,
  String(value),
];
