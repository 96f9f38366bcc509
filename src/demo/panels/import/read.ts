import {
  convertFromIC,
  convertToIC,
  isRuleGroup,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleGroupTypeIC,
  type RuleType,
  toFullOptionList,
  transformQuery,
} from 'react-querybuilder';
import type { DataSet } from '../../data/types.ts';
import type { Parse } from '../../format.ts';
import type { OptionState } from '../../options.ts';
import { conditionFinders } from './conditions.ts';
import { type Fault, faultFinders } from './faults.ts';
import type { Parser } from './parsers.ts';
import type { ImportState } from './settings.ts';

export interface Reading {
  readonly query?: RuleGroupTypeAny;
  readonly faults: readonly Fault[];
  readonly unknownFields: readonly string[];
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

/**
 * Reads a text and finds what the parser drops silently.
 *
 * @returns Faults and no query if the text can't be read. It never rejects for that.
 */
export async function readText(
  text: string,
  parser: Parser,
  settings: ImportState,
  dataSet: DataSet,
  options: OptionState,
): Promise<Reading> {
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
  if (text.trim() === '')
    return { faults: [{ message: 'Enter some text to import.' }], unknownFields: [] };
  // Always check brackets, because a parser that ignores them misreads the text.
  const isSuspect = error || isEmpty(parsed) || parser.faults === 'brackets';
  const fault = isSuspect ? await faultFinders[parser.faults](text, error) : undefined;
  const faults = fault ? [fault] : droppedParts(text, parser, parse, given);
  if (!parsed || isEmpty(parsed) || fault) {
    return {
      faults:
        faults.length > 0 ? faults : [{ message: `${parser.name} finds no rules in this text.` }],
      unknownFields: [],
    };
  }
  const query = adopt(parsed, parser, dataSet, options.independentCombinators);
  return { query, faults, unknownFields: unknownFields(query, dataSet) };
}

const isEmpty = (query: RuleGroupTypeAny | undefined) => !query || query.rules.length === 0;

/** The conditions that the parser drops when it reads them alone. */
function droppedParts(
  text: string,
  parser: Parser,
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
  return conditionFinders[parser.conditions](text)
    .filter((part) => isDropped(part.text))
    .map(({ from, to }) => ({ from, to, message: 'The parser ignores this.' }));
}

function adopt(
  query: RuleGroupTypeAny,
  { fieldPrefix }: Parser,
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
  const isIC = !('combinator' in named);
  if (independentCombinators === isIC) return named;
  return independentCombinators
    ? convertToIC(named as RuleGroupType)
    : convertFromIC(named as RuleGroupTypeIC);
}

function unknownFields(query: RuleGroupTypeAny, { fields }: DataSet): string[] {
  const known = new Set(fields.map(({ name }) => String(name)));
  return [...new Set(rulesOf(query).map(({ field }) => field))].filter((name) => !known.has(name));
}

const rulesOf = (group: RuleGroupTypeAny): RuleType[] =>
  group.rules.flatMap((node) =>
    typeof node === 'string' ? [] : isRuleGroup(node) ? rulesOf(node) : [node as RuleType],
  );
