import {
  bigIntJsonParseReviver,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleType,
  toFullOptionList,
  transformQuery,
} from 'react-querybuilder';
import { lostSentences } from '../../address/lost.ts';
import { type ReadQuery, readQuery, toKind } from '../../address/query.ts';
import { findDataSet } from '../../data/dataSets.ts';
import type { DataSet } from '../../data/types.ts';
import type { LanguageParser } from '../../format.ts';
import type { OptionState } from '../../options.ts';
import { unfamiliarSentences } from '../../query/unfamiliar.ts';
import { droppedMessage, lossesOf, replacedIn, roundedNumber } from './compare.ts';
import { conditionsIn, nestingOf } from './conditions.ts';
import { type Fault, faultFinders } from './faults.ts';
import { isRounded, numbersOf } from './meaning.ts';
import { type Parser, parserOf } from './parsers.ts';
import {
  type ImportState,
  maxJsonLength,
  maxJsonNesting,
  maxTextLength,
  maxTextNesting,
  safeConditions,
} from './settings.ts';

/** A text and how to read it: plain data. */
export interface ReadInput {
  readonly text: string;
  /** Ids of a parser and of a data set. */
  readonly parser: string;
  readonly dataSet: string;
  readonly settings: ImportState;
  readonly options: OptionState;
}

export interface Reading {
  readonly query?: RuleGroupTypeAny;
  /** What the query doesn't have of the text. */
  readonly faults: readonly Fault[];
  /** Sentences about what the data or the library lacks, and values that the builder can't show. */
  readonly unfamiliar: readonly string[];
}

/** What the call passes to the parser: the options that differ from their defaults. */
export function parseOptions(
  parser: Parser,
  settings: ImportState,
  { listsAsArrays, independentCombinators }: OptionState,
): Record<string, unknown> {
  if (!parser.isFull) return {};
  const { bigIntOnOverflow } = settings;
  const switches = { listsAsArrays, independentCombinators, bigIntOnOverflow };
  return Object.fromEntries(
    [
      ...Object.entries(switches),
      ...(parser.options ?? []).map((name) => [name, settings[name]] as const),
    ].filter(([, value]) => value),
  );
}

/** Reads a text, and finds what the query lacks of it. An unreadable text has faults and no query. */
export async function readText({ text, settings, options, ...ids }: ReadInput): Promise<Reading> {
  const parser = parserOf(ids.parser);
  const dataSet = findDataSet(ids.dataSet);
  if (text.trim() === '') return nothing([{ message: 'Enter some text to import.' }]);
  const most = 'isJson' in parser ? maxJsonLength : maxTextLength;
  if (text.length > most) return nothing([{ message: tooLong(text, most) }]);
  const nesting = nestingOf(text);
  const deepest = 'isJson' in parser ? maxJsonNesting : maxTextNesting;
  if (nesting > deepest) return nothing([{ message: tooDeep(nesting, deepest) }]);
  if ('isJson' in parser) return readJson(text, dataSet);
  try {
    return await readLanguage(text, parser, settings, dataSet, options);
  } catch (error) {
    if (error instanceof RangeError) return nothing([{ message: tooMany(text, parser) }]);
    throw error;
  }
}

async function readLanguage(
  text: string,
  parser: LanguageParser & Parser,
  settings: ImportState,
  dataSet: DataSet,
  options: OptionState,
): Promise<Reading> {
  const parse = await parser.load();
  const given = {
    ...parseOptions(parser, settings, options),
    ...(settings.knownFieldsOnly && parser.isFull && { fields: toFullOptionList(dataSet.fields) }),
    generateIDs: true,
  };
  const read = (part: string) => {
    const parsed = parse(part, given);
    if (!parsed || parsed.rules.length === 0) return undefined;
    return readQuery(adopt(parsed, parser, dataSet, options.independentCombinators));
  };
  let found: ReadQuery | undefined;
  let error: unknown;
  try {
    found = read(text);
  } catch (thrown) {
    if (thrown instanceof RangeError) throw thrown;
    error = thrown;
  }
  // Always check brackets, because a parser that ignores them misreads the text.
  const isSuspect = !found || parser.faults === 'brackets';
  const fault = isSuspect ? await faultFinders[parser.faults](text, error) : undefined;
  if (fault) return nothing([fault]);
  const readPart = (part: string) => {
    try {
      return read(part)?.query;
    } catch {
      return undefined;
    }
  };
  if (!found) {
    const dropped = conditionsIn(text, parser.conditions).filter(({ text }) => !readPart(text));
    const faults = dropped.map(({ from, to }) => ({ from, to, message: droppedMessage }));
    return nothing(
      faults.length > 0 ? faults : [{ message: `${parser.name} finds no rules in this text.` }],
    );
  }
  const { query, lost } = found;
  const faults = [
    ...lostSentences(lost).map((message) => ({ message })),
    ...lossesOf(text, query, {
      parser,
      specs: dataSet.specs,
      bigIntOnOverflow: settings.bigIntOnOverflow,
      read: readPart,
    }),
  ];
  return readingOf(query, faults, dataSet);
}

/** Reads a query as JSON, which the export panel writes. */
async function readJson(text: string, dataSet: DataSet): Promise<Reading> {
  const found = readQuery(parseJson(text));
  if (!found) {
    const fault = await faultFinders.json(text);
    return nothing([
      fault ?? { message: 'This JSON isn’t a query, because it has no list of “rules”.' },
    ]);
  }
  const faults = [
    ...lostSentences(found.lost).map((message) => ({ message })),
    ...roundedIn(text),
    ...replacedIn(text),
  ];
  return readingOf(found.query, faults, dataSet);
}

const roundedIn = (text: string): readonly Fault[] =>
  numbersOf(text)
    .filter((number) => isRounded(number.text))
    .map(({ from, to, text }) => {
      const help = /^\d+$/.test(text) ? `To keep the number, write {"$bigint":"${text}"}.` : '';
      return { from, to, message: roundedNumber(text, help) };
    });

/** `undefined` if the text isn't JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, bigIntJsonParseReviver);
  } catch {
    return undefined;
  }
}

const nothing = (faults: readonly Fault[]): Reading => ({ faults, unfamiliar: [] });

const readingOf = (
  query: RuleGroupTypeAny,
  faults: readonly Fault[],
  dataSet: DataSet,
): Reading => ({ query, faults, unfamiliar: unfamiliarSentences(query, dataSet) });

const countOf = (count: number) => count.toLocaleString('en');

const tooLong = ({ length }: string, most: number) =>
  `This text has ${countOf(length)} characters, but the panel reads at most ${countOf(most)}. Import a shorter text.`;

const tooDeep = (nesting: number, most: number) =>
  `The brackets in this text are nested ${countOf(nesting)} deep, but the panel reads at most ${most}. Import a text with fewer nested groups.`;

function tooMany(text: string, { name, conditions }: LanguageParser & Parser) {
  const { length } = conditionsIn(text, conditions);
  return `This text has ${countOf(length)} conditions, and ${name} can’t read that many at once in this browser. Import about ${safeConditions} at a time.`;
}

function adopt(
  query: RuleGroupTypeAny,
  { fieldPrefix }: LanguageParser,
  { fields }: DataSet,
  independentCombinators: boolean,
): RuleGroupTypeAny {
  const known = new Set(fields.map(({ name }) => String(name)));
  const bare = (name: unknown, prefix: string) => {
    const rest = typeof name === 'string' && name.startsWith(prefix) && name.slice(prefix.length);
    return rest && known.has(rest) ? rest : name;
  };
  const named = transformQuery(query as RuleGroupType, {
    ruleProcessor: (rule: RuleType) => ({
      ...rule,
      // The demo's links can't hold a regular expression.
      value: rule.value instanceof RegExp ? sourceOf(rule.value) : rule.value,
      ...(fieldPrefix && {
        field: bare(rule.field, fieldPrefix),
        ...(rule.valueSource === 'field' && { value: bare(rule.value, fieldPrefix) }),
      }),
    }),
    omitPath: true,
  }) as RuleGroupTypeAny;
  return toKind(named, independentCombinators);
}

/** A regular expression as it's written in JSONata, whose library adds the flag `g`. */
const sourceOf = ({ source, flags }: RegExp) => `/${source}/${flags.replace('g', '')}`;
