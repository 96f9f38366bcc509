import {
  defaultCombinatorsExtended,
  defaultOperators,
  defaultPlaceholderName,
  isRuleGroup,
  type RuleGroupTypeAny,
  toArray,
} from 'react-querybuilder';
import type { DataSet } from '../data/types.ts';
import { rulesWithHiddenValue } from './inputs.ts';
import { vocabularyOf } from './vocabulary.ts';
import { rulesOf } from './walk.ts';

const most = 3;

/**
 * Says what a query has that the demo's data or the library lacks, and which values the builder can't
 * show.
 */
export const unfamiliarSentences = (
  query: RuleGroupTypeAny,
  { specs, label }: DataSet,
): readonly string[] => {
  const { fields, combinators } = vocabularyOf(query, specs);
  const rules = rulesOf(query);
  return [
    ...namesSentence(
      `The data “${label}” has no field`,
      [
        ...fields.slice(specs.length).map(({ name }) => name),
        ...rules.flatMap(({ valueSource, value }) =>
          valueSource === 'field' ? toArray(value).map(String) : [],
        ),
      ].filter((name) => !specs.some((spec) => spec.name === name)),
    ),
    ...namesSentence(
      'The library has no operator',
      rules.map(({ operator }) => operator).filter((name) => !operators.has(name)),
    ),
    ...namesSentence(
      'The library has no combinator',
      combinators.filter((name) => !libraryCombinators.has(name)),
    ),
    ...hiddenValueSentences(query, specs),
  ];
};

const libraryCombinators = new Set(defaultCombinatorsExtended.map(({ name }) => String(name)));
const operators = new Set(defaultOperators.map(({ name }) => String(name)));

function namesSentence(start: string, names: readonly string[]): readonly string[] {
  const unknown = [...new Set(names)].filter((name) => name !== defaultPlaceholderName);
  if (unknown.length === 0) return [];
  return [`${start} ${listed(unknown.map((name) => `“${short(name)}”`))}.`];
}

function hiddenValueSentences(query: RuleGroupTypeAny, specs: DataSet['specs']): readonly string[] {
  const values = rulesWithHiddenValue(query, specs).map(
    ({ field, value }) => `${short(field)}: ${short(textOf(value))}`,
  );
  if (values.length === 0) return [];
  return values.length === 1
    ? [`The builder can’t show this value, but the query keeps it: ${listed(values)}.`]
    : [`The builder can’t show these values, but the query keeps them: ${listed(values)}.`];
}

function listed(items: readonly string[]): string {
  const rest = items.length - most;
  const shown = items.slice(0, most).join(', ');
  return rest > 0 ? `${shown}, and ${rest} more` : shown;
}

/** JSON, in which rules have no ids. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => {
    if (typeof part === 'bigint') return `${part}`;
    return key === 'id' && isRuleGroup(value) ? undefined : part;
  });

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
