import {
  convertFromIC,
  convertToIC,
  isRuleGroupTypeIC,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleGroupTypeIC,
} from 'react-querybuilder';
import { isObject, type UnknownObject } from '../../../../src/components/unknownObject.ts';

/** Far above what people build by hand. The limits keep a forged address from blocking the page. */
const maxDepth = 50;
const maxNodes = 5_000;

/** A name that every object inherits. A property of that name can break or redirect code that reads it. */
const isForbidden = (name: string) => name in Object.prototype || name === 'prototype';

const valueSources: readonly unknown[] = ['value', 'field', 'parameter'];

/** How many parts of a query the library can't hold. */
export interface Lost {
  /** Rules and groups that aren't valid, are nested too deep, or are too many. */
  nodes: number;
  /** Properties with an impossible value or name. */
  properties: number;
  /** Combinators that are missing between two rules, or aren't between two rules. */
  combinators: number;
  /** Ids that aren't valid, or that another rule or group has. */
  ids: number;
}

interface Reading {
  readonly ids: Set<string>;
  readonly lost: Lost;
  nodes: number;
}

export interface ReadQuery {
  readonly query: RuleGroupTypeAny;
  readonly lost: Readonly<Lost>;
}

/**
 * Reads a query of unknown origin. The result is what was given, as far as the library can hold it:
 * any field, operator, combinator, value, and further property; with or without independent
 * combinators. Nodes without an id, or with one that is taken, get a new one.
 *
 * @returns `undefined` if it isn't a group.
 */
export function readQuery(given: unknown): ReadQuery | undefined {
  if (!isGroup(given)) return undefined;
  const lost: Lost = { nodes: 0, properties: 0, combinators: 0, ids: 0 };
  const query = readGroup(given, { ids: new Set(), nodes: 0, lost }, 0);
  return { query, lost };
}

/** Converts a query to one of the two kinds, if necessary. */
export function toKind(query: RuleGroupTypeAny, isIndependent: boolean): RuleGroupTypeAny {
  if (isRuleGroupTypeIC(query) === isIndependent) return query;
  return isIndependent
    ? convertToIC(query as RuleGroupType)
    : convertFromIC(query as RuleGroupTypeIC);
}

type UnknownGroup = UnknownObject & { readonly rules: readonly unknown[] };

const isGroup = (value: unknown): value is UnknownGroup =>
  isObject(value) && Array.isArray(value.rules);

function readGroup(given: UnknownGroup, reading: Reading, depth: number): RuleGroupTypeAny {
  const { combinator } = given;
  const isIndependent =
    combinator === undefined ||
    (typeof combinator !== 'string' && given.rules.some((item) => typeof item === 'string'));
  if (combinator !== undefined && typeof combinator !== 'string') reading.lost.combinators += 1;
  const { combinator: _combinator, rules: _rules, ...others } = given;
  return {
    id: readId(given.id, reading),
    ...(!isIndependent && { combinator: typeof combinator === 'string' ? combinator : 'and' }),
    ...readProperties(others, reading, depth),
    rules: isIndependent
      ? readIndependent(given.rules, reading, depth)
      : readRules(given.rules, reading, depth),
  } as RuleGroupTypeAny;
}

const readRules = (given: readonly unknown[], reading: Reading, depth: number) =>
  given.flatMap((item) => {
    if (typeof item !== 'string') return readNode(item, reading, depth + 1) ?? [];
    reading.lost.combinators += 1;
    return [];
  });

function readIndependent(given: readonly unknown[], reading: Reading, depth: number): unknown[] {
  const rules: unknown[] = [];
  let between: string | undefined;
  let isAfterLostNode = false;
  for (const item of given) {
    if (typeof item === 'string') {
      const isInPlace = rules.length > 0 && between === undefined;
      if (isInPlace) between = item;
      else if (!isAfterLostNode) reading.lost.combinators += 1;
      isAfterLostNode = false;
      continue;
    }
    const node = readNode(item, reading, depth + 1);
    isAfterLostNode = !node;
    if (node && rules.length > 0) {
      if (between === undefined) reading.lost.combinators += 1;
      rules.push(between ?? 'and');
    }
    if (node) rules.push(node);
    between = undefined;
  }
  if (between !== undefined) reading.lost.combinators += 1;
  return rules;
}

function readNode(given: unknown, reading: Reading, depth: number) {
  reading.nodes += 1;
  const isTooMuch = reading.nodes > maxNodes || depth > maxDepth;
  if (!isTooMuch && isGroup(given)) return readGroup(given, reading, depth);
  if (!isTooMuch && isRule(given)) {
    return { id: readId(given.id, reading), ...readProperties(given, reading, depth) };
  }
  reading.lost.nodes += 1;
  return undefined;
}

const isRule = (given: unknown): given is UnknownObject =>
  isObject(given) && isName(given.field) && isName(given.operator);

const isName = (given: unknown) => typeof given === 'string' && given !== '__proto__';

/** The properties of a rule or group, except its id and what a group consists of. */
function readProperties(given: UnknownObject, reading: Reading, depth: number): UnknownObject {
  const { id: _id, ...others } = given;
  return Object.fromEntries(
    Object.entries(others).flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (name === 'value' && isGroup(value)) {
        // A rule with a match mode tests the items of a list by a query of their own.
        if (depth < maxDepth) return [[name, readGroup(value, reading, depth + 1)]];
      } else if (!isForbidden(name) && (properties.get(name) ?? isData)(value, depth)) {
        return [[name, value]];
      }
      reading.lost.properties += 1;
      return [];
    }),
  );
}

const isFlag = (value: unknown) => typeof value === 'boolean';

/** What the properties that the library reads must be; all others can be any data. */
const properties = new Map<string, (value: unknown, depth: number) => boolean>([
  ['disabled', isFlag],
  ['muted', isFlag],
  ['not', isFlag],
  [
    'match',
    (value, depth) => isObject(value) && typeof value.mode === 'string' && isData(value, depth),
  ],
  ['valueSource', (value) => valueSources.includes(value)],
  // A rule doesn't have rules. Code that looks for groups must not take it for one.
  ['rules', () => false],
]);

/** Whether a value is data that an address can carry and that every object can be made of. */
function isData(value: unknown, depth: number): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  if (depth > maxDepth) return false;
  return Object.entries(value).every(
    ([name, entry]) => !isForbidden(name) && isData(entry, depth + 1),
  );
}

/** The given id, or a new one if it's invalid or taken. */
function readId(given: unknown, { ids, lost }: Reading): string {
  const isUsable =
    typeof given === 'string' && given !== '' && !isForbidden(given) && !ids.has(given);
  if (!isUsable && given !== undefined) lost.ids += 1;
  const id = isUsable ? given : crypto.randomUUID();
  ids.add(id);
  return id;
}
