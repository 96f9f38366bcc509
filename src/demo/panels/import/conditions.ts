import { type EntryRanges, locateJson, type Range } from './json.ts';

/** The words that join and negate conditions in a text language. */
interface Connectives {
  readonly join: RegExp;
  readonly not: RegExp;
  /** The “and” of `between a and b` doesn't join conditions. */
  readonly hasBetween?: true;
  /** Comments that the parser skips. */
  readonly comments?: RegExp;
}

interface Part extends Range {
  readonly text: string;
}

const quoted = /'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.)*"|`[^`]*`|\/\^?(?:[^/\\\s]|\\.)+\//;

/** What a text consists of: quotes, words, spaces, and signs. */
const units = new RegExp(`${quoted.source}|[\\w$]+|\\s+|&&|\\|\\||[\\s\\S]`, 'g');

/** The text with spaces instead of what a pattern finds outside quotes, so that places stay the same. */
function blank(text: string, pattern: RegExp, options: { readonly quotesToo?: true } = {}): string {
  const parts = new RegExp(`(${pattern.source})|(${quoted.source})|[\\s\\S]`, 'g');
  return text.replaceAll(parts, (part, found?: string, quote?: string) =>
    found || (quote && options.quotesToo) ? part.replaceAll(/[^\n]/g, ' ') : part,
  );
}

/** The conditions of a text, without their brackets; ranges are places in the whole text. */
function textParts(text: string, connectives: Connectives, offset = 0): Part[] {
  const pieces: Range[] = [];
  let depth = 0;
  let start = 0;
  let isBetween = false;
  for (const { 0: unit, index } of text.matchAll(units)) {
    if (/^[([{]$/.test(unit)) depth += 1;
    if (/^[)\]}]$/.test(unit)) depth -= 1;
    if (depth !== 0) continue;
    if (connectives.hasBetween && /^between$/i.test(unit)) isBetween = true;
    else if (connectives.join.test(unit)) {
      if (!isBetween) {
        pieces.push({ from: start, to: index });
        start = index + unit.length;
      }
      isBetween = false;
    }
  }
  pieces.push({ from: start, to: text.length });
  return pieces.flatMap((piece) => leaves(text, piece, connectives, offset));
}

/** Trims a piece; if it's entirely in brackets, splits what's inside. */
function leaves(
  text: string,
  { from, to }: Range,
  connectives: Connectives,
  offset: number,
): Part[] {
  const piece = text.slice(from, to);
  const start = from + (piece.length - piece.trimStart().length);
  const trimmed = piece.trim();
  if (trimmed === '') return [];
  const negation = connectives.not.exec(trimmed)?.[0] ?? '';
  const bare = trimmed.slice(negation.length);
  if (isBracketed(bare)) {
    return textParts(bare.slice(1, -1), connectives, offset + start + negation.length + 1);
  }
  return [{ from: offset + start, to: offset + start + trimmed.length, text: trimmed }];
}

function isBracketed(text: string): boolean {
  if (!text.startsWith('(') || !text.endsWith(')')) return false;
  let depth = 0;
  for (const { 0: unit, index } of text.matchAll(units)) {
    if (unit === '(') depth += 1;
    if (unit === ')') depth -= 1;
    if (depth === 0 && index < text.length - 1) return false;
  }
  return depth === 0;
}

function gremlinParts(text: string): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: unit, index } of text.matchAll(units)) {
    if (unit === '(') depth += 1;
    if (unit === ')') depth -= 1;
    if (depth === 0 && unit === '.') {
      parts.push({ from: start, to: index, text: text.slice(start, index) });
      start = index;
    }
  }
  parts.push({ from: start, to: text.length, text: text.slice(start) });
  // The traversal's source and the steps that select elements aren't conditions.
  return parts.filter(
    ({ text: step }) => !/^\s*$|^\s*\w+\s*$|^\.?(?:[VE]|hasLabel|as|out|in|both)\(/.test(step),
  );
}

/** The conditions of a JSON filter. `groups` are names whose lists hold conditions, e.g. `$and`. */
function jsonParts(text: string, groups: readonly string[]): Part[] {
  const located = locateJson(text);
  if (!located.ok) return [];
  return visit(located.value, located.entries, groups);
}

function visit(value: unknown, entries: EntryRanges, groups: readonly string[]): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]): Part[] => {
    const isGroup = Array.isArray(value) || groups.includes(key);
    if (isGroup && typeof entry === 'object' && entry !== null)
      return visit(entry, entries, groups);
    const range = entries.get(value)?.get(key);
    return range ? [{ ...range, text: JSON.stringify({ [key]: entry }) }] : [];
  });
}

const sqlComments = /--[^\n]*|\/\*[\s\S]*?\*\//;
const words = { join: /^(?:and|or|xor)$/i, not: /^not\s*(?=\()/i } as const satisfies Connectives;
const signs = { join: /^(?:&&|\|\|)$/, not: /^!\s*(?=\()/ } as const satisfies Connectives;

const conditionsOf = (text: string, connectives: Connectives) =>
  textParts(connectives.comments ? blank(text, connectives.comments) : text, connectives);

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
  after: /(?<![.\w])(?:return|with|order\s+by|skip|limit)\b/gi,
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

function statementParts(text: string, connectives: Connectives, clauses: Clauses): Part[] {
  const { from, to } = clausesOf(text, clauses).condition;
  const plain = connectives.comments ? blank(text, connectives.comments) : text;
  return textParts(plain.slice(from, to), connectives, from);
}

const statements: Readonly<Record<string, Clauses>> = { sql: sqlClauses, words: cypherClauses };

/** The clauses of a statement that no parser reads, such as ORDER BY. */
export const ignoredClauses = (
  text: string,
  conditions: keyof typeof conditionFinders,
): readonly Range[] => {
  const clauses = statements[conditions];
  return clauses ? clausesOf(text, clauses).ignored : [];
};

/** Ways to find the conditions of a text, by the language or by what joins them. */
export const conditionFinders = {
  sql: (text) =>
    statementParts(text, { ...words, hasBetween: true, comments: sqlComments }, sqlClauses),
  words: (text) => statementParts(text, words, cypherClauses),
  cel: (text) => conditionsOf(text, { ...signs, comments: /\/\/[^\n]*/ }),
  sparql: (text) => conditionsOf(text, { ...signs, comments: /#[^\n]*/ }),
  spel: (text) => conditionsOf(text, { join: words.join, not: /^(?:not|!)\s*(?=\()/i }),
  jsonata: (text) =>
    conditionsOf(text, {
      join: words.join,
      not: /^\$not\s*(?=\()/i,
      comments: /\/\*[\s\S]*?\*\//,
    }),
  mongodb: (text) => jsonParts(text, ['$and', '$or']),
  jsonlogic: (text) => jsonParts(text, ['and', 'or']),
  gremlin: gremlinParts,
} as const satisfies Readonly<Record<string, (text: string) => Part[]>>;
