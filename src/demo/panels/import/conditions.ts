import { type EntryRanges, locateJson, type Range } from './json.ts';

/** The words that join and negate conditions in a text language. */
interface Connectives {
  readonly join: RegExp;
  readonly not: RegExp;
  /** The “and” of `between a and b` doesn't join conditions. */
  readonly hasBetween?: true;
}

interface Part extends Range {
  readonly text: string;
}

const quoted = /'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.)*"|`[^`]*`|\/\^?(?:[^/\\\s]|\\.)+\//y;

/** The conditions of a text, without their brackets; ranges are places in the whole text. */
function textParts(text: string, connectives: Connectives, offset = 0): Part[] {
  const pieces: Range[] = [];
  let depth = 0;
  let start = 0;
  let isBetween = false;
  for (let at = 0; at < text.length; ) {
    quoted.lastIndex = at;
    const quote = quoted.exec(text)?.[0];
    const word = quote ?? /[\w$]+|\s+|&&|\|\||./suy.exec(text.slice(at))?.[0] ?? '';
    if (!quote) {
      if (/^[([{]$/.test(word)) depth += 1;
      if (/^[)\]}]$/.test(word)) depth -= 1;
      if (depth === 0 && connectives.hasBetween && /^between$/i.test(word)) isBetween = true;
      else if (depth === 0 && connectives.join.test(word)) {
        if (isBetween) isBetween = false;
        else {
          pieces.push({ from: start, to: at });
          start = at + word.length;
        }
      }
    }
    at += word.length || 1;
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
  for (let at = 0; at < text.length; ) {
    quoted.lastIndex = at;
    const quote = quoted.exec(text)?.[0];
    if (!quote && text[at] === '(') depth += 1;
    if (!quote && text[at] === ')') depth -= 1;
    if (depth === 0 && at < text.length - 1) return false;
    at += quote?.length ?? 1;
  }
  return depth === 0;
}

function gremlinParts(text: string): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; ) {
    quoted.lastIndex = at;
    const quote = quoted.exec(text)?.[0];
    const character = quote ?? text[at] ?? '';
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0 && character === '.') {
      parts.push({ from: start, to: at, text: text.slice(start, at) });
      start = at;
    }
    at += character.length;
  }
  parts.push({ from: start, to: text.length, text: text.slice(start) });
  // The traversal's source and the steps that select elements aren't conditions.
  return parts.filter(
    ({ text: step }) => !/^\s*$|^\s*\w+\s*$|^\.?(?:[VE]|hasLabel|as|out|in|both)\(/.test(step),
  );
}

/**
 * The conditions of a JSON filter.
 *
 * @param groups - Names whose lists hold conditions, e.g. `$and`.
 */
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

const words = { join: /^(?:and|or|xor)$/i, not: /^not\s*(?=\()/i } as const satisfies Connectives;
const signs = { join: /^(?:&&|\|\|)$/, not: /^!\s*(?=\()/ } as const satisfies Connectives;

/** Conditions of SQL-like texts, after the words that lead up to them. */
function clauseParts(text: string, connectives: Connectives): Part[] {
  const { length } = /^\s*(?:select\b.*?\bwhere|where)\b/is.exec(text)?.[0] ?? '';
  return textParts(text.slice(length), connectives, length);
}

/** Ways to find the conditions of a text, by the language or by what joins them. */
export const conditionFinders = {
  sql: (text) => clauseParts(text, { ...words, hasBetween: true }),
  words: (text) => clauseParts(text, words),
  signs: (text) => textParts(text, signs),
  spel: (text) => textParts(text, { join: words.join, not: /^(?:not|!)\s*(?=\()/i }),
  jsonata: (text) => textParts(text, { join: words.join, not: /^\$not\s*(?=\()/i }),
  mongodb: (text) => jsonParts(text, ['$and', '$or']),
  jsonlogic: (text) => jsonParts(text, ['and', 'or']),
  gremlin: gremlinParts,
} as const satisfies Readonly<Record<string, (text: string) => Part[]>>;
