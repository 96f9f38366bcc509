import type { Field, FormatQueryOptions, RuleGroupType, RuleType } from 'react-querybuilder';
import { type Engine, engineOf } from '../../../website/features/demo/client/engines/engines.ts';
import type { EngineData } from '../../../website/features/demo/client/engines/types.ts';

const fields: Field[] = [
  { name: 'customer', label: 'Customer' },
  { name: 'recipient', label: 'Recipient' },
  { name: 'total', label: 'Total', inputType: 'number' },
  { name: 'paid', label: 'Paid', inputType: 'number' },
  { name: 'express', label: 'Express', valueEditorType: 'checkbox' },
  { name: 'placedOn', label: 'Placed on', inputType: 'date' },
  { name: 'shippedAt', label: 'Shipped at', inputType: 'datetime-local' },
  { name: 'pickup', label: 'Pick-up', inputType: 'time' },
];

const row = (
  customer: string | null,
  recipient: string | null,
  total: number | null,
  paid: number | null,
  express: boolean | null,
  placedOn: string | null,
  shippedAt: string | null,
  pickup: string | null,
) => ({ customer, recipient, total, paid, express, placedOn, shippedAt, pickup });

/** Orders; the last one has no value in any column. */
export const data: EngineData = {
  fields,
  rows: [
    row('Marta', 'Mar', 20, 20, true, '2026-03-01', '2026-03-01T14:30', '09:00'),
    row('marta', 'ta', 40, 30, false, '2026-03-02', '2026-03-01T14:31', '12:30'),
    row("O'Neil", "O'Neil", 30, 0, true, '2026-03-31', '2026-03-31T23:59', '17:00'),
    row('100%', '00', 20.5, 25, false, '2026-04-01', '2026-04-01T00:00', '00:00'),
    row('a_b', 'x', -5, -5, true, '2025-12-31', '2025-12-31T23:59', '23:59'),
    row('a.b', 'b', 0, 1, false, '2026-03-15', '2026-03-15T08:00', '12:30'),
    row('Zoë', 'Zoë', 1000, 40, true, '2027-01-01', '2027-01-01T12:00', '06:15'),
    row(null, null, null, null, null, null, null, null),
  ],
};

export const missingRow = data.rows.length - 1;

export const one = ['=', '!=', '<', '<=', '>', '>='];
export const negativeTexts = ['doesNotContain', 'doesNotBeginWith', 'doesNotEndWith'];
export const texts = ['contains', 'beginsWith', 'endsWith', ...negativeTexts];
export const ranges = ['between', 'notBetween'];
export const lists = ['in', 'notIn'];
const nulls = ['null', 'notNull'];

interface Topic {
  readonly field: string;
  readonly value: unknown;
  readonly operators: readonly string[];
  readonly valueSource?: RuleType['valueSource'];
  /** Whether numbers in strings become numbers, as the page suggests. Default: yes. */
  readonly parseNumbers?: false;
}

/** Data types and kinds of values, by the name that the table of disagreements uses. */
const topics = {
  text: { field: 'customer', value: 'Marta', operators: [...one, ...texts] },
  'text, range': { field: 'customer', value: 'Marta,marta', operators: ranges },
  'text, list': { field: 'customer', value: ['Marta', 'Zoë'], operators: lists },
  'text, list in a text': { field: 'customer', value: 'Marta, Zoë', operators: lists },
  'text, null': { field: 'customer', value: null, operators: nulls },
  'text, quote': { field: 'customer', value: "O'Neil", operators: ['=', '!=', ...texts] },
  'text, quotes in a list': { field: 'customer', value: ["O'Neil"], operators: lists },
  'text, %': { field: 'customer', value: '%', operators: ['=', ...texts] },
  'text, _': { field: 'customer', value: '_', operators: ['=', ...texts] },
  'text, dot': { field: 'customer', value: '.', operators: ['=', ...texts] },
  'text, accent': { field: 'customer', value: 'Zoë', operators: ['=', ...texts] },
  number: { field: 'total', value: 20, operators: one },
  'number, range': { field: 'total', value: [30, 20], operators: ranges },
  'number, list': { field: 'total', value: [20, 40], operators: lists },
  'number, null': { field: 'total', value: null, operators: nulls },
  'number, zero': { field: 'total', value: 0, operators: one },
  'number, negative': { field: 'total', value: -5, operators: one },
  'number, decimal': { field: 'total', value: 20.5, operators: one },
  'number, parsed from a text': { field: 'total', value: '20', operators: one },
  'number, range parsed from a text': { field: 'total', value: '20,30', operators: ranges },
  'number, list parsed from a text': { field: 'total', value: '20,40', operators: lists },
  'number, left as a text': { field: 'total', value: '20', operators: one, parseNumbers: false },
  'number, range left as a text': {
    field: 'total',
    value: '20,30',
    operators: ranges,
    parseNumbers: false,
  },
  'number, list left as a text': {
    field: 'total',
    value: '20,40',
    operators: lists,
    parseNumbers: false,
  },
  'number, asked as a text': { field: 'total', value: '0', operators: texts },
  'boolean true': { field: 'express', value: true, operators: ['=', '!='] },
  'boolean false': { field: 'express', value: false, operators: ['=', '!='] },
  'boolean, null': { field: 'express', value: null, operators: nulls },
  date: { field: 'placedOn', value: '2026-03-01', operators: one },
  'date, range': { field: 'placedOn', value: '2026-03-01,2026-03-31', operators: ranges },
  'date, list': { field: 'placedOn', value: ['2026-03-01', '2026-04-01'], operators: lists },
  'date, null': { field: 'placedOn', value: null, operators: nulls },
  'date, asked as a text': { field: 'placedOn', value: '2026', operators: ['beginsWith'] },
  'date and time': { field: 'shippedAt', value: '2026-03-01T14:30', operators: one },
  'date and time, range': {
    field: 'shippedAt',
    value: '2026-03-01T14:30,2026-03-31T23:59',
    operators: ranges,
  },
  'date and time, list': { field: 'shippedAt', value: ['2026-03-01T14:30'], operators: lists },
  time: { field: 'pickup', value: '12:30', operators: one },
  'time, range': { field: 'pickup', value: '09:00,17:00', operators: ranges },
  'time, list': { field: 'pickup', value: ['12:30', '09:00'], operators: lists },
  'text field': {
    field: 'customer',
    value: 'recipient',
    operators: [...one, ...texts],
    valueSource: 'field',
  },
  'number field': { field: 'total', value: 'paid', operators: one, valueSource: 'field' },
  'number fields, list': {
    field: 'total',
    value: ['paid'],
    operators: lists,
    valueSource: 'field',
  },
  'number fields, range': {
    field: 'total',
    value: ['paid', 'paid'],
    operators: ranges,
    valueSource: 'field',
  },
} satisfies Readonly<Record<string, Topic>>;

const marta: RuleType = { field: 'customer', operator: '=', value: 'Marta' };
const express: RuleType = { field: 'express', operator: '=', value: true };
const large: RuleType = { field: 'total', operator: '>=', value: 30 };
const group = (combinator: string, rules: RuleGroupType['rules'], not?: true): RuleGroupType => ({
  combinator,
  rules,
  ...(not && { not }),
});

const groups = {
  and: group('and', [express, large]),
  or: group('or', [marta, large]),
  nested: group('or', [marta, group('and', [express, group('or', [large, marta])])]),
  not: group('and', [marta], true),
  'not or': group('or', [marta, large], true),
  'nested not': group('or', [marta, group('and', [large], true)]),
  'double not': group('and', [group('and', [large], true)], true),
  empty: group('and', []),
  'empty inside': group('and', [large, group('or', [])]),
} satisfies Readonly<Record<string, RuleGroupType>>;

export type TopicName = keyof typeof topics;
export interface Case {
  readonly topic: TopicName | 'group';
  /** The operator, or the name of the group. */
  readonly name: string;
  readonly query: RuleGroupType;
  readonly options: FormatQueryOptions;
}

const ruleCases = Object.entries<Topic>(topics).flatMap(([topic, { operators, ...rest }]) =>
  operators.map((operator): Case => {
    const { field, value, valueSource = 'value', parseNumbers = 'strict-limited' } = rest;
    const query = group('and', [{ field, operator, value, valueSource }]);
    return { topic: topic as TopicName, name: operator, query, options: { parseNumbers } };
  }),
);

const groupCases = Object.entries(groups).map(
  ([name, query]): Case => ({ topic: 'group', name, query, options: {} }),
);

export const cases: readonly Case[] = [...ruleCases, ...groupCases];

export const reference = engineOf('sqlite');

export const variants = {
  PostgreSQL: engineOf('postgresql'),
  Drizzle: engineOf('drizzle'),
  MongoDB: engineOf('mongodb'),
  JSONata: engineOf('jsonata'),
  JsonLogic: engineOf('jsonlogic'),
  CEL: engineOf('cel'),
  SpEL: engineOf('spel'),
} as const satisfies Readonly<Record<string, Engine>>;

export type VariantName = keyof typeof variants;
