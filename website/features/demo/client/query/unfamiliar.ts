import {
  defaultCombinatorsExtended,
  defaultOperators,
  defaultPlaceholderName,
  type RuleGroupTypeAny,
  toArray,
} from 'react-querybuilder';
import type { DataSet } from '../data/types.ts';
import { rulesWithHiddenValue } from './inputs.ts';
import { valueJson } from './value-text.ts';
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

const either = new Intl.ListFormat('en', { type: 'disjunction' });

function namesSentence(start: string, names: readonly string[]): readonly string[] {
  const unknown = [...new Set(names)].filter((name) => name !== defaultPlaceholderName);
  if (unknown.length === 0) return [];
  const shown = unknown.slice(0, most).map((name) => `“${short(name)}”`);
  const rest = unknown.length - most;
  return [`${start} ${either.format(rest > 0 ? [...shown, `${rest} more`] : shown)}.`];
}

function hiddenValueSentences(query: RuleGroupTypeAny, specs: DataSet['specs']): readonly string[] {
  const values = rulesWithHiddenValue(query, specs).map(
    ({ field, value }) => `${short(field)}: ${short(valueJson(value))}`,
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

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
