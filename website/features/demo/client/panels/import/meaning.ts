import { isObject, type UnknownObject } from '../../../../../src/components/unknownObject.ts';
import {
  type ConditionLanguage,
  conditionTree,
  type Part,
  quoted,
  type TextLanguage,
  type Tree,
} from './conditions.ts';

/**
 * A number without the freedom of how to write it, so that `1.50` and `1.5` are the same, and two
 * numbers that JavaScript can't tell apart aren't.
 */
function decimal(text: string): string {
  const [, sign = '', int = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const digits = `${int}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return /\d/.test(text) ? '0' : text;
  const power = Number(exponent) - fraction.length + digits.length - significant.length;
  return `${sign === '-' ? '-' : ''}${significant}e${power}`;
}

/** Whether a JavaScript number is another number than a text says. */
export const isRounded = (text: string): boolean => decimal(text) !== decimal(`${Number(text)}`);

const number = /\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])|\.\d+(?:e[+-]?\d+)?(?![\w.])/;

const tokens = new RegExp(
  `(${quoted.source})|(${number.source})|[\\p{L}_$?][\\p{L}\\p{N}_$]*|<>|[!<>=]=|\\s+|[\\s\\S]`,
  'giu',
);

/** The numbers of a text, without those in quotes. */
export const numbersOf = (text: string): readonly Part[] =>
  [...text.matchAll(tokens)].flatMap(({ 2: found, index }) =>
    found ? [{ text: found, from: index, to: index + found.length }] : [],
  );

/** The quoted strings of a text, without quotes and escape characters. */
export const stringsOf = (text: string): readonly string[] =>
  [...text.matchAll(tokens)].flatMap(({ 1: found }) =>
    found && !found.startsWith('/') ? [unescaped(found)] : [],
  );

function unescaped(string: string): string {
  const inner = string.slice(1, -1);
  try {
    return JSON.parse(`"${inner.replaceAll("\\'", "'").replaceAll(/(?<!\\)"/g, '\\"')}"`);
  } catch {
    return inner;
  }
}

/** How a language is written that isn't JSON. */
interface Writing {
  /** Words in any case, such as SQL's operators. */
  readonly anyCase?: RegExp;
  /** Double quotes, backticks, or brackets around names instead of strings. */
  readonly quotesNames?: true;
  /** “Not” turns a comparison into its opposite, also for missing values. */
  readonly negates?: true;
}

/** Signs for a comparison with its sides exchanged. */
const exchanged: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

const negated: Readonly<Record<string, string>> = {
  '=': '!=',
  '==': '!=',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

/** A condition without the freedom of how to write it: spaces, quotes, and the side of a value. */
function written(text: string, { anyCase, quotesNames }: Writing): string {
  const parts = [...(quotesNames ? text.replaceAll(/\[(\w+)\]/g, '`$1`') : text).matchAll(tokens)]
    // The first step of a traversal can have a dot.
    .filter(({ 0: token }, index) => token.trim() !== '' && (token !== '.' || index > 0))
    .map(({ 0: token, 1: string, 2: number }) => {
      if (number) return decimal(number);
      if (string && (string.startsWith('`') || (quotesNames && string.startsWith('"')))) {
        return string.slice(1, -1);
      }
      if (string && !string.startsWith('/')) {
        const inner = string.slice(1, -1);
        return JSON.stringify(
          quotesNames
            ? inner.replaceAll("''", "'")
            : inner.replaceAll(/\\(["'])|''/g, (_, q = "'") => q),
        );
      }
      if (token === '<>') return '!=';
      return anyCase?.test(token) ? token.toLowerCase() : token;
    });
  const [left, sign = '', right] = parts;
  const isTurned = parts.length === 3 && /^[\d"]/.test(left ?? '');
  const turned = isTurned && /^(?:[<>]=?|[!=]?=)$/.test(sign);
  return (turned ? [right, exchanged[sign] ?? sign, left] : parts).join(' ');
}

const sqlWords = /^(?:not|in|like|between|and|is|null|true|false|escape)$/i;
const cypherWords = /^(?:not|in|is|null|true|false|contains|starts|ends|with)$/i;
const sparqlWords = /^(?:contains|strstarts|strends|bound|in|not|true|false)$/i;

const writings: Readonly<Record<TextLanguage, Writing>> = {
  sql: { anyCase: sqlWords, quotesNames: true },
  words: { anyCase: cypherWords },
  cel: { negates: true },
  sparql: { anyCase: sparqlWords, negates: true },
  spel: {},
  jsonata: {},
  gremlin: {},
};

function withoutNot(tree: Tree<Part>, { negates }: Writing): Tree<Part> {
  if (!negates || 'text' in tree) return tree;
  if ('trees' in tree) {
    return { ...tree, trees: tree.trees.map((inner) => withoutNot(inner, { negates })) };
  }
  const { not } = tree;
  const [, left, sign = '', right] =
    ('text' in not && /^([\w.?$]+)\s*([<>=!]+)\s*([^<>=!]+)$/.exec(not.text)) || [];
  const opposite = negated[sign];
  return opposite && 'text' in not ? { ...not, text: `${left} ${opposite} ${right}` } : tree;
}

/** Writes a tree. Nested groups with the same connective are one group. */
function writtenTree<Leaf extends object>(tree: Tree<Leaf>, write: (leaf: Leaf) => string): string {
  if ('not' in tree) return `not(${writtenTree(tree.not, write)})`;
  if (!('trees' in tree)) return write(tree);
  const trees = flat(tree.join, tree.trees);
  const [first] = trees;
  if (first && trees.length === 1) return writtenTree(first, write);
  return `(${trees.map((inner) => writtenTree(inner, write)).join(` ${tree.join} `)})`;
}

const flat = <Leaf extends object>(
  join: string,
  trees: readonly Tree<Leaf>[],
): readonly Tree<Leaf>[] =>
  trees.flatMap((tree): readonly Tree<Leaf>[] => {
    const isSame = 'trees' in tree && (tree.join === join || tree.trees.length === 1);
    return isSame ? flat(join, tree.trees) : [tree];
  });

interface JsonLeaf {
  readonly json: unknown;
}

/** Starts a string that stands for a number in JSON. */
const numberMark = '\u0000';

/** Numbers as strings with all of their digits, which `JSON.parse` would round. */
const markNumbers = (json: string) =>
  json.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (part) =>
    part.startsWith('"') ? part : JSON.stringify(numberMark + decimal(part)),
  );

const isOperators = (value: unknown): value is UnknownObject =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => key.startsWith('$'));

function mongoTree(value: unknown): Tree<JsonLeaf> {
  if (!isObject(value)) return { json: value };
  const trees = Object.entries(value).map(([key, entry]): Tree<JsonLeaf> => {
    if (Array.isArray(entry) && key === '$and') return { join: 'and', trees: entry.map(mongoTree) };
    if (Array.isArray(entry) && key === '$or') return { join: 'or', trees: entry.map(mongoTree) };
    if (Array.isArray(entry) && key === '$nor') {
      return { not: { join: 'or', trees: entry.map(mongoTree) } };
    }
    if (key.startsWith('$')) return { json: { [key]: entry } };
    const operators = isOperators(entry) ? Object.entries(entry) : [['$eq', entry]];
    return { join: 'and', trees: operators.map((operator) => ({ json: [key, ...operator] })) };
  });
  return { join: 'and', trees };
}

const isField = (value: unknown) => isObject(value) && 'var' in value;

function jsonLogicTree(value: unknown): Tree<JsonLeaf> {
  const entries = isObject(value) ? Object.entries(value) : [];
  const [name, given] = entries[0] ?? [];
  if (name === undefined || entries.length > 1) return { json: value };
  const operands = Array.isArray(given) ? given : [given];
  if (name === 'and' || name === 'or') return { join: name, trees: operands.map(jsonLogicTree) };
  if (name === '!') return { not: jsonLogicTree(operands[0]) };
  const [left, middle, right] = operands;
  if (operands.length === 3 && (name === '<' || name === '<=')) {
    const pairs = [
      [left, middle],
      [middle, right],
    ];
    return { join: 'and', trees: pairs.map((pair) => jsonLogicTree({ [name]: pair })) };
  }
  const isTurned = /^(?:[<>]=?|[!=]==?)$/.test(name) && !isField(left) && isField(middle);
  return { json: isTurned ? { [exchanged[name] ?? name]: [middle, left] } : { [name]: operands } };
}

/**
 * What a text means, written in a single way. Two texts with the same result mean the same, but not
 * the other way round.
 */
export function meaningOf(text: string, language: ConditionLanguage): string {
  if (language === 'mongodb' || language === 'jsonlogic') {
    const value: unknown = JSON.parse(markNumbers(text));
    const tree = language === 'mongodb' ? mongoTree(value) : jsonLogicTree(value);
    return writtenTree(tree, ({ json }) => JSON.stringify(json));
  }
  const writing = writings[language];
  const tree = withoutNot(conditionTree(text, language), writing);
  return writtenTree(tree, (part) => written(part.text, writing));
}
