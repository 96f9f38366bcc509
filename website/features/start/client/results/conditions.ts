import {
  defaultRuleProcessorParameterized,
  type Field,
  formatQuery,
  isRuleGroup,
  type RuleGroupType,
  type RuleProcessor,
  type RuleType,
  toArray,
} from 'react-querybuilder';
import { leavesOut } from '../../../demo/client/query/left-out.ts';
import { groupText, ruleText } from './partText.ts';
import type { Condition } from './rowStore.ts';

/** A field, and the SQL that stands for it. */
interface Named {
  readonly field: Field;
  readonly sql: string;
}

/**
 * The condition that `formatQuery` writes for a query. SQLite gets names that need no quotes, because a
 * reader's can have quotes in them, or differ only in case.
 *
 * @param fields - In the order of the columns of the store.
 */
export const conditionOf = (query: RuleGroupType, fields: readonly Field[]): Condition =>
  formatted(
    query,
    fields.map((field, index) => ({ field, sql: `c${index}` })),
    1,
  );

function formatted(query: RuleGroupType, named: readonly Named[], depth: number): Condition {
  const sqlOf = new Map(named.map(({ field, sql }) => [String(field.name), sql]));
  // A column that isn't there has no values.
  const nameOf = (field: unknown) => sqlOf.get(String(field)) ?? 'null';
  const ruleProcessor: RuleProcessor = (rule, options, meta) => {
    const field = nameOf(rule.field);
    if (rule.match && isRuleGroup(rule.value))
      return matchCondition({ ...rule, field }, options?.fieldData, depth);
    const [first, ...others] =
      rule.valueSource === 'field' ? toArray(rule.value).map(nameOf) : [rule.value];
    const value = others.length > 0 ? [first, ...others] : first;
    return defaultRuleProcessorParameterized({ ...rule, field, value }, options, meta);
  };
  const { sql, params } = formatQuery(query, {
    format: 'parameterized',
    preset: 'sqlite',
    parseNumbers: 'strict-limited',
    fields: named.map(({ field }) => field),
    ruleProcessor,
  });
  return { sql, params };
}

/** A condition about the items of a list, which `formatQuery` can write for PostgreSQL but not for SQLite. */
function matchCondition(rule: RuleType, field: Field | undefined, depth: number): Condition {
  const { mode = 'some', threshold } = rule.match ?? {};
  const wanted = threshold ?? 1;
  const item = `e${depth}.value`;
  const properties = (field?.subproperties ?? []) as Field[];
  const isPlain = properties.every(({ name }) => name === '');
  const named: Named[] = isPlain
    ? [
        {
          field: properties[0] ?? ({ name: '', label: '' } as Field),
          sql: typed(item, properties[0]),
        },
      ]
    : properties.map((property, index) => ({
        field: property,
        sql: typed(`json_extract(${item}, '$[${index}]')`, property),
      }));
  const { sql, params } = formatted(rule.value as RuleGroupType, named, depth + 1);
  const count = `(select count(*) from json_each(${rule.field}) as e${depth} where ${sql})`;
  // A list that is missing is like an empty one.
  const total = `coalesce(json_array_length(${rule.field}), 0)`;
  const limit = wanted > 0 && wanted < 1 ? `${total} * ${wanted}` : `${wanted}`;
  const tests = {
    all: `${count} = nullif(${total}, 0)`,
    some: `${count} > 0`,
    none: `${count} = 0`,
    atLeast: `${count} >= ${limit}`,
    atMost: `${count} <= ${limit}`,
    exactly: `${count} = ${limit}`,
  };
  return { sql: tests[mode], params };
}

/** Items of a list have no type of their own, so SQLite wouldn't convert a value that it compares them with. */
function typed(sql: string, field: Field | undefined): string {
  const type = { number: 'numeric', bigint: 'integer' }[String(field?.inputType)];
  return type ? `cast(${sql} as ${type})` : sql;
}

/** A rule or a group of a query, with the condition that it stands for. */
export interface Part {
  readonly text: string;
  /** Missing if the SQL leaves the rule out, for example because its list of values is empty. */
  readonly condition?: Condition;
  /** What a group combines. */
  readonly parts?: readonly Part[];
}

/** A query with its rules and groups, each with a condition of its own. */
export function partOf(query: RuleGroupType, fields: readonly Field[]): Part {
  const alone = (...rules: RuleGroupType['rules']) =>
    conditionOf({ combinator: 'and', rules }, fields);
  const isLeftOut = leavesOut((part) => conditionOf(part as RuleGroupType, fields).sql);
  const visit = (group: RuleGroupType): Part => ({
    text: groupText(group),
    condition: alone(group),
    parts: group.rules.map((node) =>
      isRuleGroup(node)
        ? visit(node as RuleGroupType)
        : {
            text: ruleText(node as RuleType, fields),
            ...(!isLeftOut(node as RuleType) && { condition: alone(node) }),
          },
    ),
  });
  return visit(query);
}

/** A part and all parts in it that have a condition, in their order. */
export const conditionsIn = ({ condition, parts = [] }: Part): readonly Condition[] => [
  ...(condition ? [condition] : []),
  ...parts.flatMap(conditionsIn),
];
