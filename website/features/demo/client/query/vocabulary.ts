import {
  defaultCombinators,
  defaultMatchModes,
  defaultOperators,
  defaultPlaceholderName,
  isRuleGroup,
  type MatchMode,
  type RuleGroupTypeAny,
  type RuleType,
  type ValueSource,
} from 'react-querybuilder';
import { type FieldSpec, unknownLabel } from '../shared/fields.ts';
import { combinatorsOf, rulesOf } from './walk.ts';

export interface Vocabulary {
  readonly fields: readonly FieldSpec[];
  /** Combinators in addition to the library's. */
  readonly combinators: readonly string[];
  /** Names that a rule can use as its value; empty if the query has no parameters. */
  readonly parameters: readonly string[];
}

/** The builder's options whose lists start with a placeholder if they're off. */
interface AutoSelect {
  readonly autoSelectField: boolean;
  readonly autoSelectOperator: boolean;
}

const operators = defaultOperators.map(({ name }) => String(name));
const matchModes = defaultMatchModes.map(({ name }) => name);
const combinators = new Set(defaultCombinators.map(({ name }) => String(name)));

/**
 * The names that a builder's lists need to show a query: fields with their operators, value sources,
 * and match modes, combinators, and parameters. A list shows its first entry for a name that it lacks.
 *
 * @param fields - The result starts with these objects, unless the query uses names that they lack.
 */
export function vocabularyOf(
  query: RuleGroupTypeAny,
  fields: readonly FieldSpec[],
  autoSelect: AutoSelect = { autoSelectField: true, autoSelectOperator: true },
): Vocabulary {
  return {
    fields: fieldsOf([query], fields, autoSelect),
    combinators: combinatorsOf(query).filter((name) => !combinators.has(name)),
    parameters: [...new Set(parametersOf(query))],
  };
}

function fieldsOf(
  groups: readonly RuleGroupTypeAny[],
  fields: readonly FieldSpec[],
  autoSelect: AutoSelect,
): readonly FieldSpec[] {
  const rules = new Map<string, RuleType[]>();
  for (const rule of groups.flatMap(rulesOf)) {
    const same = rules.get(rule.field);
    if (same) same.push(rule);
    else rules.set(rule.field, [rule]);
  }
  const known = new Set([
    ...fields.map(({ name }) => name),
    ...placeholderUnless(autoSelect.autoSelectField),
  ]);
  const others = [...rules.keys()].filter((name) => !known.has(name));
  return [...fields, ...others.map((name): FieldSpec => ({ name, label: unknownLabel(name) }))].map(
    (field) => withUse(field, rules.get(field.name) ?? [], autoSelect),
  );
}

/** The placeholder, if the library adds it to a list. */
const placeholderUnless = (autoSelects: boolean): readonly string[] =>
  autoSelects ? [] : [defaultPlaceholderName];

function withUse(field: FieldSpec, rules: readonly RuleType[], autoSelect: AutoSelect): FieldSpec {
  const inner = rules.map(({ value }) => value).filter((value) => isRuleGroup(value));
  const given = field.matchModes === true ? matchModes : field.matchModes;
  const used = {
    operators: withNames(
      field.operators ?? operators,
      rules.map(({ operator }) => operator),
      placeholderUnless(autoSelect.autoSelectOperator),
    ),
    valueSources: withNames<ValueSource>(
      field.valueSources ?? ['value'],
      rules.map(({ valueSource = 'value' }) => valueSource),
    ),
    matchModes:
      given &&
      withNames<MatchMode>(
        given,
        rules.flatMap(({ match }) => (match ? [match.mode] : [])),
      ),
  };
  // In the query of a list's items, the first field is always selected.
  const subproperties =
    field.subproperties &&
    fieldsOf(inner, field.subproperties, { ...autoSelect, autoSelectField: true });
  const changes = {
    ...Object.fromEntries(Object.entries(used).filter(([, names]) => names)),
    ...(subproperties?.some((property, index) => property !== field.subproperties?.[index]) && {
      subproperties,
    }),
  };
  return Object.keys(changes).length > 0 ? { ...field, ...changes } : field;
}

/** The names with others after them; `undefined` if there are no others. */
function withNames<T extends string>(
  names: readonly T[],
  used: readonly T[],
  offered: readonly string[] = [],
) {
  const others = [...new Set(used)].filter(
    (name) => !names.includes(name) && !offered.includes(name),
  );
  return others.length > 0 ? [...names, ...others] : undefined;
}

const parametersOf = (query: RuleGroupTypeAny): string[] =>
  rulesOf(query).flatMap(({ valueSource, value }) => {
    if (isRuleGroup(value)) return parametersOf(value);
    if (valueSource !== 'parameter') return [];
    return (Array.isArray(value) ? value : String(value ?? '').split(',')).filter(
      (name) => typeof name === 'string' && name !== '',
    );
  });
