import {
  defaultCombinators,
  defaultOperators,
  defaultPlaceholderName,
  isRuleGroup,
  type RuleGroupTypeAny,
  type RuleType,
} from 'react-querybuilder';
import type { FieldSpec } from '../shared/fields.ts';
import { combinatorsOf, rulesOf } from './walk.ts';

export interface Vocabulary {
  readonly fields: readonly FieldSpec[];
  /** Combinators in addition to the library's. */
  readonly combinators: readonly string[];
  /** Names that a rule can use as its value; empty if the query has no parameters. */
  readonly parameters: readonly string[];
}

const operators = defaultOperators.map(({ name }) => String(name));
const combinators = new Set(defaultCombinators.map(({ name }) => String(name)));

/**
 * The fields, operators, combinators, and parameters that a builder needs to show a query. Without
 * these, a list shows its first entry for a name that it lacks.
 *
 * @param fields - The result starts with these objects, unless the query uses operators that they
 *   lack.
 */
export function vocabularyOf(query: RuleGroupTypeAny, fields: readonly FieldSpec[]): Vocabulary {
  return {
    fields: fieldsOf([query], fields),
    combinators: combinatorsOf(query).filter((name) => !combinators.has(name)),
    parameters: [...new Set(parametersOf(query))],
  };
}

function fieldsOf(
  groups: readonly RuleGroupTypeAny[],
  fields: readonly FieldSpec[],
): readonly FieldSpec[] {
  const rules = new Map<string, RuleType[]>();
  for (const rule of groups.flatMap(rulesOf)) {
    const same = rules.get(rule.field);
    if (same) same.push(rule);
    else rules.set(rule.field, [rule]);
  }
  const known = new Set(fields.map(({ name }) => name));
  const others = [...rules.keys()].filter(
    (name) => !known.has(name) && name !== defaultPlaceholderName,
  );
  return [...fields, ...others.map((name): FieldSpec => ({ name, label: name }))].map((field) =>
    withUse(field, rules.get(field.name) ?? []),
  );
}

function withUse(field: FieldSpec, rules: readonly RuleType[]): FieldSpec {
  const offered = field.operators ?? operators;
  const missing = [...new Set(rules.map(({ operator }) => operator))].filter(
    (name) => !offered.includes(name) && name !== defaultPlaceholderName,
  );
  const inner = rules.map(({ value }) => value).filter((value) => isRuleGroup(value));
  const subproperties = field.subproperties && fieldsOf(inner, field.subproperties);
  const isSame =
    missing.length === 0 &&
    (subproperties ?? []).every((property, index) => property === field.subproperties?.[index]);
  if (isSame) return field;
  return {
    ...field,
    ...(missing.length > 0 && { operators: [...offered, ...missing] }),
    ...(subproperties && { subproperties }),
  };
}

const parametersOf = (query: RuleGroupTypeAny): string[] =>
  rulesOf(query).flatMap(({ valueSource, value }) => {
    if (isRuleGroup(value)) return parametersOf(value);
    if (valueSource !== 'parameter') return [];
    return (Array.isArray(value) ? value : String(value ?? '').split(',')).filter(
      (name) => typeof name === 'string' && name !== '',
    );
  });
