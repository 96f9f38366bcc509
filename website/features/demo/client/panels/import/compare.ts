import { type Node, parseTree } from 'jsonc-parser';
import {
  formatQuery,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleType,
  toArray,
  transformQuery,
} from 'react-querybuilder';
import type { LanguageParser } from '../../format.ts';
import { rulesOf } from '../../query/walk.ts';
import type { FieldSpec } from '../../shared/fields.ts';
import { type ConditionLanguage, conditionsIn, ignoredClauses, rangeOf } from './conditions.ts';
import type { Fault } from './faults.ts';
import { isRounded, meaningOf, numbersOf, stringsOf } from './meaning.ts';
import type { Parser } from './parsers.ts';
import { switchesOf } from './switches.ts';

type TextParser = Parser & LanguageParser;

/** How a text is read. */
interface Reader {
  readonly parser: TextParser;
  readonly specs: readonly FieldSpec[];
  readonly bigIntOnOverflow: boolean;
  /** The query of a text; `undefined` if there is none. */
  readonly read: (text: string) => RuleGroupTypeAny | undefined;
}

/**
 * Finds what a query lacks of the text that it was read from: each condition is read alone, exported
 * again, and compared with the text, and then the text as a whole.
 */
export function lossesOf(text: string, query: RuleGroupTypeAny, reader: Reader): readonly Fault[] {
  const { parser } = reader;
  const { conditions } = parser;
  const ignored = [
    ...ignoredClauses(text, conditions).map((range) => ({ ...range, message: droppedMessage })),
    ...(parser.faults === 'json' ? replacedIn(text) : []),
  ];
  const faults = conditionsIn(text, conditions).flatMap(({ text, from, to }): readonly Fault[] => {
    const message = lossOf(text, reader);
    return message ? [{ from, to, message }] : [];
  });
  const found = [...ignored, ...faults].sort((one, other) => (one.from ?? 0) - (other.from ?? 0));
  if (found.length > 0) return found;
  const again = exported(query, reader);
  return isSame(text, again, parser) ? [] : [{ message: becomes(again) }];
}

export const droppedMessage = 'The parser ignores this.';

/** Entries of objects in JSON that a later one replaces. */
export function replacedIn(json: string): readonly Fault[] {
  const root = parseTree(json);
  const message = 'A later entry with the same name replaces this one.';
  return root ? replacedBelow(root).map((entry) => ({ ...rangeOf(entry), message })) : [];
}

function replacedBelow({ type, children = [] }: Node): readonly Node[] {
  const nameOf = (entry: Node) => entry.children?.[0]?.value;
  const last = new Map(children.map((entry) => [nameOf(entry), entry]));
  return [
    ...(type === 'object' ? children.filter((entry) => last.get(nameOf(entry)) !== entry) : []),
    ...children.flatMap(replacedBelow),
  ];
}

const becomes = (text: string) =>
  `Imported and exported again, this becomes “${short(text)}”. Check whether it means the same.`;

const short = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

/** Says what a condition loses; `undefined` if it loses nothing. */
function lossOf(text: string, reader: Reader): string | undefined {
  const { parser } = reader;
  const query = reader.read(text);
  if (!query) return droppedMessage;
  const pattern = patternIn(text, query, parser);
  if (pattern) return pattern;
  const again = exported(query, reader);
  if (isSame(text, again, parser)) return escapeIn(text, query);
  const rounded = numbersOf(text).find(({ text }) => isRounded(text));
  if (!rounded) return becomes(again);
  const cure = switchesOf(parser).find(({ name }) => name === 'bigIntOnOverflow');
  const canCure = cure && !reader.bigIntOnOverflow && /^\d+$/.test(rounded.text);
  return roundedNumber(rounded.text, canCure ? `Turn on “${cure.label}” to keep the number.` : '');
}

export const roundedNumber = (text: string, help: string): string =>
  `JavaScript numbers can’t hold ${text}, so the query has ${Number(text)}. ${help}`.trimEnd();

const isSame = (text: string, other: string, { conditions }: TextParser): boolean =>
  meaningOf(text, conditions) === meaningOf(other, conditions);

interface Pattern {
  readonly condition: RegExp;
  readonly signs: RegExp;
  readonly message: string;
}

const regularExpression = (condition: RegExp): Pattern => ({
  condition,
  signs: /[.*+?()[\]{}|^$\\]/,
  message:
    'The parser doesn’t read this regular expression. The query has its characters as plain text.',
});

/** Conditions with patterns, by language. The values of a query stand for themselves. */
const patterns: Partial<Readonly<Record<ConditionLanguage, Pattern>>> = {
  sql: {
    condition: /\blike\b/i,
    signs: /[%_]/,
    message:
      'In this pattern, “%” and “_” stand for any characters. In the query, they stand for themselves.',
  },
  mongodb: regularExpression(/"\$regex"/),
  spel: regularExpression(/\bmatches\b/),
  jsonata: {
    condition: /\$contains\(/,
    signs: /^\/.*\/\w*$/s,
    message:
      'The parser returns a regular expression, which the demo can’t keep. The query has it as plain text.',
  },
};

function patternIn(
  text: string,
  query: RuleGroupTypeAny,
  { conditions }: TextParser,
): string | undefined {
  const { condition, signs, message } = patterns[conditions] ?? {};
  if (!condition?.test(text)) return undefined;
  return rulesOf(query).some(({ value }) => signs?.test(String(value))) ? message : undefined;
}

/** The exports don't escape characters, so a parser that doesn't read an escaped one goes unnoticed. */
function escapeIn(text: string, query: RuleGroupTypeAny): string | undefined {
  const values = rulesOf(query).map(({ value }) => String(value));
  const isLost = stringsOf(text).some(
    (string) => text.includes('\\') && !values.some((value) => value.includes(string)),
  );
  return isLost ? 'The parser doesn’t read an escaped character in this string.' : undefined;
}

/** A query in a parser's language, with every value as what it is: a number, or a string. */
function exported(query: RuleGroupTypeAny, { parser, specs }: Reader): string {
  const isJson = parser.faults === 'json';
  const typed = transformQuery(query as RuleGroupType, {
    ruleProcessor: (rule: RuleType) => ({ ...rule, value: typedValue(rule, specs, isJson) }),
    omitPath: true,
  });
  const numeric = rulesOf(typed)
    .filter(({ value }) => [value].flat().some(isNumber))
    .map(({ field }) => ({ name: field, label: field, inputType: 'number' }) as const);
  const output: unknown = formatQuery(typed, {
    format: parser.format,
    fields: [...new Map(numeric.map((field) => [field.name, field])).values()],
    parseNumbers: 'strict-limited',
  });
  if (typeof output === 'string') return output;
  return JSON.stringify(output).replaceAll(/"\\u0000(-?\d+)"/g, '$1');
}

const isNumber = (value: unknown) => typeof value === 'number' || typeof value === 'bigint';

/** In the query, a list can be a string, whose items are numbers if those of the field are. */
function typedValue(
  { field, operator, value }: RuleType,
  specs: readonly FieldSpec[],
  isJson: boolean,
): unknown {
  const isList = /^(?:not)?(?:in|between)$/i.test(operator) && typeof value === 'string';
  const isNumeric = specs.some(({ name, inputType }) => name === field && inputType === 'number');
  const items = isList ? toArray(value) : value;
  const typed: unknown = isList && isNumeric ? toArray(value).map(toNumber) : items;
  // Some exports to JSON would round it.
  const whole = (item: unknown) => (isJson && typeof item === 'bigint' ? `\u0000${item}` : item);
  return Array.isArray(typed) ? typed.map(whole) : whole(typed);
}

function toNumber(item: unknown): unknown {
  const text = String(item);
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return item;
  return isRounded(text) && !text.includes('.') ? BigInt(text) : Number(text);
}
