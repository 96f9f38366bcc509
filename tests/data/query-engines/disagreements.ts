import type {
  groupCauses,
  ruleCauses,
} from '../../../website/features/demo/client/engines/causes.ts';
import {
  lists,
  negativeTexts,
  one,
  ranges,
  type TopicName,
  texts,
  type VariantName,
} from './equivalence-cases.ts';

type CauseId = (typeof ruleCauses)[number]['id'] | (typeof groupCauses)[number]['id'];

/**
 * How an engine differs from SQLite. `refused`: it raises an error on every row or on the text
 * itself. `values`: it finds different rows among those with values. `missing`: it differs on the
 * row without values.
 */
export type DisagreementKind = 'refused' | 'values' | 'missing';

/** By topic, the operators (or groups) on which engines differ from SQLite. */
type Where = Readonly<Partial<Record<TopicName | 'group', readonly string[]>>>;

/** One reason why engines differ, and everything in the matrix that it explains. */
export interface ExpectedDisagreement {
  readonly cause: CauseId;
  readonly engines: readonly VariantName[];
  readonly difference: DisagreementKind;
  readonly where: Where;
}

const unequal = ['!='];
const notIn = ['notIn'];

/** "Not this value", for a row without a value. */
const negations: Where = {
  text: unequal,
  'text, list': notIn,
  'text, list in a text': notIn,
  'text, quote': unequal,
  'text, quotes in a list': notIn,
  number: unequal,
  'number, list': notIn,
  'number, zero': unequal,
  'number, negative': unequal,
  'number, decimal': unequal,
  'number, parsed from a text': unequal,
  'number, list parsed from a text': notIn,
  'number, left as a text': unequal,
  'number, list left as a text': notIn,
  'boolean true': unequal,
  'boolean false': unequal,
  date: unequal,
  'date, list': notIn,
  'date and time': unequal,
  'date and time, list': notIn,
  time: unequal,
  'time, list': notIn,
};

/** "Without this text", for a row without a value. */
const textNegations: Where = {
  text: negativeTexts,
  'text, quote': negativeTexts,
  'text, %': negativeTexts,
  'text, _': negativeTexts,
  'text, dot': negativeTexts,
  'text, accent': negativeTexts,
  'number, asked as a text': negativeTexts,
};

const isBelowSome = ['<', '<='];
const notBetween = ['notBetween'];

export const expectedDisagreements: readonly ExpectedDisagreement[] = [
  {
    cause: 'letter-case',
    engines: ['PostgreSQL', 'MongoDB', 'JSONata', 'JsonLogic', 'CEL', 'SpEL'],
    difference: 'values',
    where: { text: texts },
  },
  {
    cause: 'wildcard',
    engines: ['MongoDB', 'JSONata', 'JsonLogic', 'CEL', 'SpEL'],
    difference: 'values',
    where: { 'text, %': texts, 'text, _': texts },
  },
  {
    cause: 'regular-expression',
    engines: ['MongoDB', 'SpEL'],
    difference: 'values',
    where: { 'text, dot': texts },
  },
  {
    cause: 'quote',
    engines: ['SpEL'],
    difference: 'refused',
    where: { 'text, quote': ['=', '!=', ...texts], 'text, quotes in a list': lists },
  },
  {
    cause: 'missing-differs',
    engines: ['MongoDB', 'JSONata', 'JsonLogic', 'CEL'],
    difference: 'missing',
    where: negations,
  },
  {
    cause: 'missing-differs',
    engines: ['MongoDB', 'JsonLogic'],
    difference: 'missing',
    where: textNegations,
  },
  {
    cause: 'missing-differs',
    engines: ['JsonLogic'],
    difference: 'missing',
    where: { 'text field': negativeTexts },
  },
  {
    cause: 'missing-is-zero',
    engines: ['JsonLogic'],
    difference: 'missing',
    where: {
      'text, range': notBetween,
      number: isBelowSome,
      'number, range': notBetween,
      'number, zero': ['<=', '>='],
      'number, negative': ['>', '>='],
      'number, decimal': isBelowSome,
      'number, parsed from a text': isBelowSome,
      'number, range parsed from a text': notBetween,
      'number, left as a text': isBelowSome,
      'number, range left as a text': notBetween,
      'date, range': notBetween,
      'date and time, range': notBetween,
      'time, range': notBetween,
      'text field': ['<=', '>='],
      'number field': ['<=', '>='],
      'number fields, range': ['between'],
    },
  },
  {
    cause: 'missing-raises',
    engines: ['SpEL'],
    difference: 'missing',
    where: {
      'text, null': ['null'],
      'number, null': ['null'],
      'boolean, null': ['null'],
      'date, null': ['null'],
    },
  },
  {
    cause: 'both-missing',
    engines: ['JSONata', 'JsonLogic', 'CEL'],
    difference: 'missing',
    where: { 'text field': ['='], 'number field': ['='], 'number fields, list': ['in'] },
  },
  {
    cause: 'field-to-field',
    engines: ['MongoDB'],
    difference: 'refused',
    where: {
      'text field': [...one, ...texts],
      'number field': one,
      'number fields, list': lists,
      'number fields, range': ranges,
    },
  },
  {
    cause: 'number-as-text',
    engines: ['MongoDB'],
    difference: 'values',
    where: { 'number, left as a text': one, 'number, list left as a text': lists },
  },
  {
    cause: 'number-as-text',
    engines: ['JSONata', 'CEL', 'SpEL'],
    difference: 'values',
    where: { 'number, left as a text': ['=', '!='], 'number, list left as a text': lists },
  },
  {
    cause: 'number-as-text',
    engines: ['JsonLogic'],
    difference: 'values',
    where: { 'number, list left as a text': lists },
  },
  {
    cause: 'number-as-text',
    engines: ['JSONata', 'CEL'],
    difference: 'refused',
    where: {
      'number, left as a text': ['<', '<=', '>', '>='],
      'number, range left as a text': ranges,
    },
  },
  {
    cause: 'text-on-number',
    engines: ['JSONata', 'CEL'],
    difference: 'refused',
    where: { 'number, asked as a text': texts },
  },
  {
    cause: 'text-on-number',
    engines: ['MongoDB', 'JsonLogic'],
    difference: 'values',
    where: { 'number, asked as a text': texts },
  },
  {
    cause: 'column-type',
    engines: ['PostgreSQL'],
    difference: 'refused',
    where: { 'number, asked as a text': texts, 'date, asked as a text': ['beginsWith'] },
  },
  {
    cause: 'negated-missing',
    engines: ['MongoDB', 'JsonLogic'],
    difference: 'missing',
    where: { group: ['not', 'not or', 'nested not'] },
  },
  {
    cause: 'negated-missing',
    engines: ['JSONata', 'CEL'],
    difference: 'missing',
    where: { group: ['not'] },
  },
  {
    cause: 'empty-group',
    engines: ['JsonLogic'],
    difference: 'values',
    where: { group: ['empty'] },
  },
  {
    cause: 'empty-group',
    engines: ['JsonLogic'],
    difference: 'missing',
    where: { group: ['empty'] },
  },
];
