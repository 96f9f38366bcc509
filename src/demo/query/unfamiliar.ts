import { defaultPlaceholderName, type RuleGroupTypeAny } from 'react-querybuilder';
import type { DataSet } from '../data/types.ts';
import { rulesWithHiddenValue } from './inputs.ts';
import { rulesOf } from './walk.ts';

const most = 3;

/** Says what the demo shows differently from a query, although the query keeps it. */
export const unfamiliarSentences = (
  query: RuleGroupTypeAny,
  dataSet: DataSet,
): readonly string[] => [
  ...unknownFieldSentences(query, dataSet),
  ...hiddenValueSentences(query, dataSet),
];

function unknownFieldSentences(query: RuleGroupTypeAny, { specs, label }: DataSet) {
  const known = new Set([defaultPlaceholderName, ...specs.map(({ name }) => name)]);
  const fields = [...new Set(rulesOf(query).map(({ field }) => field))]
    .filter((name) => !known.has(name))
    .map((name) => `“${short(name)}”`);
  return fields.length > 0 ? [`The data “${label}” has no field ${listed(fields)}.`] : [];
}

export function hiddenValueSentences(
  query: RuleGroupTypeAny,
  { specs }: DataSet,
): readonly string[] {
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

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
