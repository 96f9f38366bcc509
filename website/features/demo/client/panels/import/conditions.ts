import { type Node, parseTree } from 'jsonc-parser';

/** A range of a text, without the character at `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export const rangeOf = ({ offset, length }: Node): Range => ({ from: offset, to: offset + length });

/** The words that join and negate conditions in a text language. */
interface Connectives {
  readonly join: RegExp;
  readonly not: RegExp;
  /** The “and” of `between a and b` doesn't join conditions. */
  readonly hasBetween?: true;
  /** Comments that the parser skips. */
  readonly comments?: RegExp;
}

/** A condition, with its place in the whole text. */
export interface Part extends Range {
  readonly text: string;
}

type Join = 'and' | 'or' | 'xor';

/** How conditions are joined and negated. */
export type Tree<Leaf> =
  | Leaf
  | { readonly join: Join; readonly trees: readonly Tree<Leaf>[] }
  | {
      readonly not: Tree<Leaf>;
      /** The condition with its negation, if that's without brackets. */
      readonly whole?: Leaf;
    };

export const quoted = /'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.)*"|`[^`]*`|\/\^?(?:[^/\\\s]|\\.)+\//;

/** What a text consists of: quotes, words, spaces, and signs. */
const units = new RegExp(`${quoted.source}|[\\w$]+|\\s+|&&|\\|\\||[\\s\\S]`, 'g');

/** The units of a text, each with the number of brackets that are open after it, outside quotes. */
function unitsOf(text: string) {
  let depth = 0;
  return Array.from(text.matchAll(units), ({ 0: unit, index }) => {
    if (/^[([{]$/.test(unit)) depth += 1;
    if (/^[)\]}]$/.test(unit)) depth -= 1;
    return { unit, index, depth };
  });
}

/** How many brackets around brackets a text has at most, outside quotes. */
export const nestingOf = (text: string): number =>
  unitsOf(text).reduce((deepest, { depth }) => Math.max(deepest, depth), 0);

/** The text with spaces instead of what a pattern finds outside quotes, so that places stay the same. */
function blank(text: string, pattern: RegExp, options: { readonly quotesToo?: true } = {}): string {
  const parts = new RegExp(`(${pattern.source})|(${quoted.source})|[\\s\\S]`, 'g');
  return text.replaceAll(parts, (part, found?: string, quote?: string) =>
    found || (quote && options.quotesToo) ? part.replaceAll(/[^\n]/g, ' ') : part,
  );
}

const joins: readonly (readonly [Join, RegExp])[] = [
  ['or', /^(?:or|\|\|)$/i],
  ['xor', /^xor$/i],
  ['and', /^(?:and|&&)$/i],
];

/** The conditions of a text, without their brackets; ranges are places in the whole text. */
function textTree(text: string, connectives: Connectives, offset: number): Tree<Part> {
  const pieces: Range[] = [];
  const between: string[] = [];
  let start = 0;
  let isBetween = false;
  for (const { unit, index, depth } of unitsOf(text)) {
    if (depth !== 0) continue;
    if (connectives.hasBetween && /^between$/i.test(unit)) isBetween = true;
    else if (connectives.join.test(unit)) {
      if (!isBetween) {
        pieces.push({ from: start, to: index });
        between.push(unit);
        start = index + unit.length;
      }
      isBetween = false;
    }
  }
  pieces.push({ from: start, to: text.length });
  return joined(
    pieces.map((piece) => treeOf(text, piece, connectives, offset)),
    between,
  );
}

/** Joins conditions in the order in which the connectives between them bind. */
function joined(trees: readonly Tree<Part>[], between: readonly string[]): Tree<Part> {
  const [join, pattern] =
    joins.find(([, pattern]) => between.some((word) => pattern.test(word))) ?? [];
  if (!join || !pattern) return trees[0] ?? { join: 'and', trees: [] };
  const ends = [...between.flatMap((word, at) => (pattern.test(word) ? [at] : [])), between.length];
  return {
    join,
    trees: ends.map((end, index) => {
      const from = index === 0 ? 0 : (ends[index - 1] as number) + 1;
      return joined(trees.slice(from, end + 1), between.slice(from, end));
    }),
  };
}

/** Trims a piece; if it's entirely in brackets, splits what's inside. */
function treeOf(
  text: string,
  { from, to }: Range,
  connectives: Connectives,
  offset: number,
): Tree<Part> {
  const piece = text.slice(from, to);
  const start = from + (piece.length - piece.trimStart().length);
  const trimmed = piece.trim();
  const [negation = ''] = connectives.not.exec(trimmed) ?? [];
  const bare = trimmed.slice(negation.length);
  const whole = { from: offset + start, to: offset + start + trimmed.length, text: trimmed };
  if (negation !== '') {
    const rest = { from: start + negation.length, to: start + trimmed.length };
    const not = treeOf(text, rest, connectives, offset);
    return isBracketed(bare) ? { not } : { not, whole };
  }
  if (isBracketed(bare)) return textTree(bare.slice(1, -1), connectives, offset + start + 1);
  return whole;
}

/** The conditions of a tree, without empty ones. */
function partsOf(tree: Tree<Part>): readonly Part[] {
  if ('text' in tree) return tree.text === '' ? [] : [tree];
  if ('trees' in tree) return tree.trees.flatMap(partsOf);
  return tree.whole ? [tree.whole] : partsOf(tree.not);
}

function isBracketed(text: string): boolean {
  if (!text.startsWith('(') || !text.endsWith(')')) return false;
  return unitsOf(text).find(({ depth }) => depth === 0)?.index === text.length - 1;
}

function gremlinTree(text: string): Tree<Part> {
  const parts: Part[] = [];
  let start = 0;
  for (const { unit, index, depth } of unitsOf(text)) {
    if (depth === 0 && unit === '.') {
      parts.push({ from: start, to: index, text: text.slice(start, index) });
      start = index;
    }
  }
  parts.push({ from: start, to: text.length, text: text.slice(start) });
  // The traversal's source and the steps that select elements aren't conditions.
  const trees = parts.filter(
    ({ text: step }) => !/^\s*$|^\s*\w+\s*$|^\.?(?:[VE]|hasLabel|as)\(/.test(step),
  );
  return { join: 'and', trees };
}

/** The conditions of a JSON filter. `groups` are names whose lists hold conditions, e.g. `$and`. */
function jsonParts(text: string, groups: readonly string[], node = parseTree(text)): Part[] {
  return (node?.children ?? []).flatMap((entry): Part[] => {
    const [key, value] = entry.type === 'property' ? (entry.children ?? []) : [undefined, entry];
    const isGroup = key === undefined || groups.includes(key.value);
    if (isGroup && value?.children) return jsonParts(text, groups, value);
    const range = rangeOf(entry);
    return [{ ...range, text: `{${text.slice(range.from, range.to)}}` }];
  });
}

const sqlComments = /--[^\n]*|\/\*[\s\S]*?\*\//;
const words = { join: /^(?:and|or|xor)$/i, not: /^not\b\s*/i } as const satisfies Connectives;
const signs = { join: /^(?:&&|\|\|)$/, not: /^!\s*(?=\()/ } as const satisfies Connectives;

/** What surrounds the condition of a statement, by the language: `start` leads up to it. */
interface Clauses {
  readonly comments: RegExp;
  readonly start: RegExp;
  /** Clauses before the condition that change which rows there are. */
  readonly before?: RegExp;
  readonly after: RegExp;
}

const sqlClauses: Clauses = {
  comments: sqlComments,
  start: /^\s*(?:select\b.*?\bwhere|where)\b/is,
  before:
    /\b(?:(?:natural|left|right|full|inner|outer|cross)\s+)*join\b(?:(?!\b(?:natural|left|right|full|inner|outer|cross|join|where)\b)[\s\S])*/gi,
  after: /(?<![.\w])(?:group\s+by|having|order\s+by|limit|offset|fetch|union|for\s+update)\b/gi,
};

const cypherClauses: Clauses = {
  comments: /\/\/[^\n]*|\/\*[\s\S]*?\*\//,
  start: /^\s*(?:match\b.*?\bwhere|where)\b/is,
  after: /(?<![.\w]|\b(?:starts|ends)\s+)(?:return|with|order\s+by|skip|limit)\b/gi,
};

function clausesOf(text: string, { comments, start, before, after }: Clauses) {
  const plain = withoutInner(blank(text, comments, { quotesToo: true }));
  const { length: from } = start.exec(plain)?.[0] ?? '';
  const places = [...plain.matchAll(after)].map(({ index }) => index).filter((at) => at >= from);
  const ends = [...places, text.trimEnd().replace(/;$/, '').length];
  const around = (at: number, end: number) => ({
    from: at,
    to: at + plain.slice(at, end).trimEnd().length,
  });
  return {
    condition: { from, to: ends[0] ?? text.length },
    ignored: [
      ...[...(before ? plain.slice(0, from).matchAll(before) : [])].map(
        ({ index, 0: { length } }) => around(index, index + length),
      ),
      ...places.map((at, index) => around(at, ends[index + 1] ?? text.length)),
    ],
  };
}

/** The text with other letters instead of what is in brackets. */
function withoutInner(text: string): string {
  let depth = 0;
  return Array.from({ length: text.length }, (_, at) => {
    const letter = text[at] ?? '';
    if (letter === ')') depth = Math.max(0, depth - 1);
    const isInner = depth > 0;
    if (letter === '(') depth += 1;
    return isInner ? '#' : letter;
  }).join('');
}

const statements: Readonly<Record<string, Clauses>> = { sql: sqlClauses, words: cypherClauses };

const languages = {
  sql: { ...words, hasBetween: true, comments: sqlComments },
  words,
  cel: { ...signs, comments: /\/\/[^\n]*/ },
  sparql: { ...signs, comments: /#[^\n]*/ },
  spel: { join: /^(?:and|or|&&|\|\|)$/i, not: /^(?:not|!)\s*(?=\()/i },
  jsonata: { join: words.join, not: /^\$not\s*(?=\()/i, comments: /\/\*[\s\S]*?\*\// },
} as const satisfies Readonly<Record<string, Connectives>>;

const jsonGroups = { mongodb: ['$and', '$or'], jsonlogic: ['and', 'or'] } as const;

/** A language that isn't JSON, by its name or by what joins its conditions. */
export type TextLanguage = keyof typeof languages | 'gremlin';

export type ConditionLanguage = TextLanguage | keyof typeof jsonGroups;

/** The clauses of a statement that no parser reads, such as ORDER BY. */
export function ignoredClauses(text: string, language: ConditionLanguage): readonly Range[] {
  const clauses = statements[language];
  return clauses ? clausesOf(text, clauses).ignored : [];
}

/** How the conditions of a text are joined. */
export function conditionTree(text: string, language: TextLanguage): Tree<Part> {
  if (language === 'gremlin') return gremlinTree(text);
  const connectives: Connectives = languages[language];
  const clauses = statements[language];
  const { from, to } = clauses ? clausesOf(text, clauses).condition : { from: 0, to: text.length };
  const plain = connectives.comments ? blank(text, connectives.comments) : text;
  return textTree(plain.slice(from, to), connectives, from);
}

export const conditionsIn = (text: string, language: ConditionLanguage): readonly Part[] =>
  language === 'mongodb' || language === 'jsonlogic'
    ? jsonParts(text, jsonGroups[language])
    : partsOf(conditionTree(text, language));
