import {
  convertFromIC,
  convertToIC,
  defaultCombinators,
  defaultMatchModes,
  defaultOperators,
  type Field,
  isRuleGroupTypeIC,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleGroupTypeIC,
  type RuleType,
} from 'react-querybuilder';
import { isObject, type UnknownObject } from './unknown-object.ts';

/** Far above what people build by hand. The limits keep a forged address from blocking the page. */
const maxDepth = 50;
const maxNodes = 5_000;
const maxText = 10_000;

/** Stands for "nothing chosen yet" in a rule. */
const placeholder = '~';

const names = (list: readonly { readonly name: string }[]) => new Set(list.map(({ name }) => name));
const operators = names(defaultOperators).add(placeholder);
const combinators = names(defaultCombinators);
const modes = names(defaultMatchModes);

interface Reading {
  readonly fields: readonly Field[];
  readonly ids: Set<string>;
  nodes: number;
  dropped: number;
}

/** A query that's safe to show, and how much of it was dropped. */
export interface ReadQuery {
  readonly query: RuleGroupTypeAny;
  /** Number of dropped rules and groups: unknown field or operator, too deep, or too many. */
  readonly dropped: number;
}

/**
 * Makes a query of unknown origin safe to show: known properties, known fields, operators and
 * combinators, unique ids, bounded size. It reads both kinds of queries.
 *
 * @param given - Any value.
 * @param fields - Fields that rules may ask about.
 * @param isIndependent - Whether the result has independent combinators.
 * @returns `undefined` if it isn't a group.
 */
export function readQuery(
  given: unknown,
  fields: readonly Field[],
  isIndependent: boolean,
): ReadQuery | undefined {
  if (!isGroup(given)) return undefined;
  const reading: Reading = { fields, ids: new Set(), nodes: 0, dropped: 0 };
  const query = readGroup(given, reading, 0, !('combinator' in given));
  return { query: toKind(query, isIndependent), dropped: reading.dropped };
}

/** Converts a query to one of the two kinds, if necessary. */
export function toKind(query: RuleGroupTypeAny, isIndependent: boolean): RuleGroupTypeAny {
  if (isRuleGroupTypeIC(query) === isIndependent) return query;
  return isIndependent
    ? convertToIC(query as RuleGroupType)
    : convertFromIC(query as RuleGroupTypeIC);
}

const isGroup = (value: unknown): value is UnknownObject & { readonly rules: readonly unknown[] } =>
  isObject(value) && Array.isArray(value.rules);

function readGroup(
  given: UnknownObject & { readonly rules: readonly unknown[] },
  reading: Reading,
  depth: number,
  isIndependent: boolean,
): RuleGroupTypeAny {
  const rules: unknown[] = [];
  let between = 'and';
  for (const item of given.rules) {
    if (typeof item === 'string') {
      if (combinators.has(item)) between = item;
      continue;
    }
    const node = readNode(item, reading, depth + 1, isIndependent);
    if (!node) {
      reading.dropped += 1;
      continue;
    }
    if (isIndependent && rules.length > 0) rules.push(between);
    rules.push(node);
    between = 'and';
  }
  return {
    id: readId(given.id, reading),
    ...(!isIndependent && { combinator: readCombinator(given, between) }),
    ...flags(given, ['not', 'disabled', 'muted']),
    rules,
  } as RuleGroupTypeAny;
}

function readCombinator({ combinator }: UnknownObject, fallback: string): string {
  return typeof combinator === 'string' && combinators.has(combinator) ? combinator : fallback;
}

function readNode(given: unknown, reading: Reading, depth: number, isIndependent: boolean) {
  reading.nodes += 1;
  if (reading.nodes > maxNodes || depth > maxDepth) return undefined;
  if (isGroup(given)) return readGroup(given, reading, depth, isIndependent);
  return isObject(given) ? readRule(given, reading, depth) : undefined;
}

function readRule(given: UnknownObject, reading: Reading, depth: number): RuleType | undefined {
  const { field, operator } = given;
  if (typeof field !== 'string' || typeof operator !== 'string') return undefined;
  const known = reading.fields.find(({ name }) => name === field);
  if ((!known && field !== placeholder) || !operators.has(operator)) return undefined;
  const match = readMatch(given.match);
  return {
    id: readId(given.id, reading),
    field,
    operator,
    ...(match && { match }),
    ...((given.valueSource === 'field' || given.valueSource === 'value') && {
      valueSource: given.valueSource,
    }),
    value: readValue(given.value, known, reading, depth),
    ...flags(given, ['disabled', 'muted']),
  } as RuleType;
}

function readMatch(given: unknown) {
  if (!isObject(given) || typeof given.mode !== 'string' || !modes.has(given.mode))
    return undefined;
  return typeof given.threshold === 'number' && Number.isFinite(given.threshold)
    ? { mode: given.mode, threshold: given.threshold }
    : { mode: given.mode };
}

function readValue(given: unknown, field: Field | undefined, reading: Reading, depth: number) {
  if (Array.isArray(given)) return given.slice(0, maxNodes).map(readScalar);
  if (!isGroup(given)) return readScalar(given);
  // A rule with a match mode tests the properties of items, or the items themselves.
  const properties = field?.subproperties as Field[] | undefined;
  const inner: Reading = { ...reading, fields: properties ?? [{ name: '', label: '' }] };
  const group = readGroup(given, inner, depth, !('combinator' in given));
  reading.nodes = inner.nodes;
  reading.dropped = inner.dropped;
  return group;
}

function readScalar(given: unknown): string | number | boolean | bigint | null {
  switch (typeof given) {
    case 'string':
      return given.slice(0, maxText);
    case 'number':
      return Number.isFinite(given) ? given : '';
    case 'boolean':
    case 'bigint':
      return given;
    default:
      return given === null ? null : '';
  }
}

const flags = (given: UnknownObject, wanted: readonly string[]) =>
  Object.fromEntries(
    wanted.filter((name) => typeof given[name] === 'boolean').map((name) => [name, given[name]]),
  );

/** The given id, or a new one if it's invalid or taken. */
function readId(given: unknown, { ids }: Reading): string {
  const isFine = typeof given === 'string' && /^[\w-]{1,64}$/.test(given) && !ids.has(given);
  const id = isFine ? given : crypto.randomUUID();
  ids.add(id);
  return id;
}
