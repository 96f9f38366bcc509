import {
  bigIntJsonParseReviver,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleType,
  toFullOptionList,
  transformQuery,
} from 'react-querybuilder';
import { lostSentences } from '../../address/lost.ts';
import { readQuery, toKind } from '../../address/query.ts';
import type { DataSet } from '../../data/types.ts';
import type { LanguageParser, Parse } from '../../format.ts';
import type { OptionState } from '../../options.ts';
import { hiddenValueSentences } from '../../query/unfamiliar.ts';
import { rulesOf } from '../../query/walk.ts';
import { conditionFinders, ignoredClauses } from './conditions.ts';
import { type Fault, faultFinders } from './faults.ts';
import type { Parser } from './parsers.ts';
import { type ImportState, maxJsonLength, maxTextLength } from './settings.ts';

export interface Reading {
  readonly query?: RuleGroupTypeAny;
  readonly faults: readonly Fault[];
  readonly unknownFields: readonly string[];
  /** Sentences about values that the builder's inputs can't show. */
  readonly hiddenValues: readonly string[];
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

/** Reads a text, and finds what the parser drops silently. An unreadable text has faults and no query. */
export async function readText(
  text: string,
  parser: Parser,
  settings: ImportState,
  dataSet: DataSet,
  options: OptionState,
): Promise<Reading> {
  if (text.trim() === '') return nothing([{ message: 'Enter some text to import.' }]);
  const most = 'isJson' in parser ? maxJsonLength : maxTextLength;
  if (text.length > most) return nothing([{ message: tooLong(text, most) }]);
  if ('isJson' in parser) return readJson(text, dataSet);
  const parse = await parser.load();
  const given = {
    ...parseOptions(parser, settings, options),
    ...(settings.knownFieldsOnly && parser.isFull && { fields: toFullOptionList(dataSet.fields) }),
  };
  let parsed: RuleGroupTypeAny | undefined;
  let error: unknown;
  try {
    parsed = parse(text, { ...given, generateIDs: true });
  } catch (thrown) {
    error = thrown;
  }
  // Always check brackets, because a parser that ignores them misreads the text.
  const isSuspect = error || isEmpty(parsed) || parser.faults === 'brackets';
  const fault = isSuspect ? await faultFinders[parser.faults](text, error) : undefined;
  const faults = fault ? [fault] : droppedParts(text, parser, parse, given);
  if (!parsed || isEmpty(parsed) || fault) {
    return nothing(
      faults.length > 0 ? faults : [{ message: `${parser.name} finds no rules in this text.` }],
    );
  }
  const query = adopt(parsed, parser, dataSet, options.independentCombinators);
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
  const faults = lostSentences(found.lost).map((message) => ({ message }));
  return readingOf(found.query, faults, dataSet);
}

/** `undefined` if the text isn't JSON, or is nested too deep for the browser. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, bigIntJsonParseReviver);
  } catch {
    return undefined;
  }
}

const nothing = (faults: readonly Fault[]): Reading => ({
  faults,
  unknownFields: [],
  hiddenValues: [],
});

const readingOf = (
  query: RuleGroupTypeAny,
  faults: readonly Fault[],
  dataSet: DataSet,
): Reading => ({
  query,
  faults,
  unknownFields: unknownFields(query, dataSet),
  hiddenValues: hiddenValueSentences(query, dataSet),
});

const tooLong = ({ length }: string, most: number) =>
  `This text has ${length.toLocaleString('en')} characters, but the panel reads at most ${most.toLocaleString('en')}. Import a shorter text.`;

const isEmpty = (query: RuleGroupTypeAny | undefined) => !query || query.rules.length === 0;

/** The conditions that the parser drops when it reads them alone. */
function droppedParts(
  text: string,
  parser: LanguageParser,
  parse: Parse,
  given: Record<string, unknown>,
): Fault[] {
  const isDropped = (part: string) => {
    try {
      return isEmpty(parse(part, given));
    } catch {
      return true;
    }
  };
  const dropped = conditionFinders[parser.conditions](text).filter((part) => isDropped(part.text));
  return [...dropped, ...ignoredClauses(text, parser.conditions)]
    .sort((one, other) => one.from - other.from)
    .map(({ from, to }) => ({ from, to, message: 'The parser ignores this.' }));
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
  const named = fieldPrefix
    ? (transformQuery(query as RuleGroupType, {
        ruleProcessor: (rule: RuleType) => ({
          ...rule,
          field: bare(rule.field, fieldPrefix),
          ...(rule.valueSource === 'field' && { value: bare(rule.value, fieldPrefix) }),
        }),
        deleteRemappedProperties: false,
      }) as RuleGroupTypeAny)
    : query;
  return toKind(named, independentCombinators);
}

function unknownFields(query: RuleGroupTypeAny, { fields }: DataSet): string[] {
  const known = new Set(fields.map(({ name }) => String(name)));
  return [...new Set(rulesOf(query).map(({ field }) => field))].filter((name) => !known.has(name));
}
