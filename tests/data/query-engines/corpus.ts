import type { RuleGroupType, RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import type {
  groupCauses,
  ruleCauses,
} from '../../../website/features/demo/client/engines/causes.ts';
import type { EngineId } from '../../../website/features/demo/client/engines/engines.ts';

type CauseId = (typeof ruleCauses | typeof groupCauses)[number]['id'];

/** Engines that disagree with SQLite, by the cause. */
type Causes = Readonly<Partial<Record<CauseId, readonly EngineId[]>>>;

/** A query over the rows with gaps of a data set, and everything that engines disagree about. */
interface Entry {
  readonly dataSet: string;
  readonly query: RuleGroupTypeAny;
  /** Whether strings are exported as numbers where fields hold numbers. */
  readonly parsesNumbers: boolean;
  readonly causes: Causes;
}

const entries =
  (dataSet: string, parsesNumbers = true) =>
  (node: RuleType | RuleGroupTypeAny, causes: Causes): Entry => {
    const query = 'rules' in node ? node : group('and', [node]);
    return { dataSet, query: query as RuleGroupTypeAny, parsesNumbers, causes };
  };

const people = entries('people');
const peopleAsText = entries('people', false);
const orders = entries('orders');
const ordersAsText = entries('orders', false);
const events = entries('events');

const rule = (field: string, operator: string, value: unknown, more = {}): RuleType => ({
  field,
  operator,
  value,
  ...more,
});
const group = (combinator: string, rules: RuleGroupType['rules'], more = {}): RuleGroupType => ({
  combinator,
  rules,
  ...more,
});

const longGroup = group(
  'and',
  Array.from({ length: 1100 }, (_, index) => rule('age', '>', String(index % 90))),
);

const withoutSpel = ['mongodb', 'jsonata', 'jsonlogic', 'cel'] as const;
const noSql = [...withoutSpel, 'spel'] as const;
const all = [...noSql, 'postgresql'] as const;
const everywhere = [...noSql, 'drizzle', 'postgresql'] as const;

const missingDiffers = { 'missing-differs': withoutSpel } as const;

/** A rule about the items of a list. */
const itemsOf = (field: string, item: RuleType, mode: string, threshold?: number): RuleType =>
  rule(field, '=', group('and', [item]), { match: { mode, ...(threshold && { threshold }) } });

/** Checked by hand against what each engine ran. */
export const corpus: readonly Entry[] = [
  people(rule('shoeSize', '=', '40'), { 'unknown-field': everywhere }),
  people(rule('firstName', '=', 'shoeSize', { valueSource: 'field' }), {
    'unknown-field': everywhere,
  }),
  people(rule('firstName', 'resembles', 'Ada'), { 'unknown-operator': everywhere }),
  people(rule('firstName', '=', ["x' or 1=1) --"]), {
    'not-single': [...noSql, 'drizzle'],
  }),
  people(rule('about', '=', { a: 1 }), { 'not-single': ['jsonlogic', 'drizzle'] }),
  people(rule('~', '=', 'x'), { 'left-out': ['jsonlogic'] }),
  people(
    {
      rules: [
        rule('firstName', '=', 'Ada'),
        'or',
        rule('age', '>', '-20'),
        'and',
        rule('lastName', '>', 'M'),
      ],
    },
    { 'left-out-between': ['mongodb', 'jsonlogic', 'drizzle'] },
  ),
  people(
    { rules: [rule('firstName', '=', 'Ada'), 'and', rule('instrument', 'in', '')] },
    { 'empty-list': [...withoutSpel, 'drizzle'] },
  ),
  people(rule('firstName', '=', 'Ada'), {}),
  people(rule('firstName', '=', 'ada'), {}),
  people(rule('firstName', '!=', 'Ada'), {}),
  people(rule('firstName', '<', 'D'), {}),
  people(rule('firstName', '>=', 'Greta'), {}),
  people(rule('firstName', 'contains', 'da'), {}),
  people(rule('firstName', 'contains', 'DA'), { 'letter-case': all }),
  people(rule('firstName', 'beginsWith', 'a'), { 'letter-case': all }),
  people(rule('firstName', 'endsWith', 'A'), { 'letter-case': all }),
  people(rule('lastName', 'doesNotContain', 'VA'), { 'letter-case': all }),
  people(rule('lastName', 'doesNotBeginWith', 'Va'), {}),
  people(rule('lastName', 'doesNotEndWith', 'K'), { 'letter-case': all }),
  people(rule('lastName', 'between', ['M', 'P']), {}),
  people(rule('lastName', 'notBetween', 'M,P'), {}),
  people(rule('lastName', 'in', ['Novak', 'Tanaka']), {}),
  people(rule('lastName', 'notIn', 'Novak,Tanaka'), {}),
  people(rule('lastName', 'between', ['M', '']), { 'left-out': ['jsonlogic'] }),
  people(rule('lastName', 'in', []), { 'left-out': ['jsonlogic'] }),
  people(rule('lastName', 'notIn', []), { 'left-out': ['jsonlogic'] }),
  people(rule('firstName', '=', "O'Neil"), { quote: ['spel'] }),
  people(rule('firstName', '!=', "O'Neil"), { quote: ['spel'] }),
  people(rule('firstName', 'contains', "'"), { quote: ['spel'] }),
  people(rule('firstName', 'in', ["O'Neil", 'Ada']), { quote: ['spel'] }),
  people(rule('firstName', '=', '\\'), { backslash: ['jsonata', 'cel'] }),
  people(rule('firstName', '=', 'Ada\\'), { backslash: ['jsonata', 'cel'] }),
  people(rule('firstName', 'contains', '\\'), {
    'regular-expression': ['mongodb', 'spel'],
    backslash: ['jsonata', 'cel'],
  }),
  people(rule('firstName', 'endsWith', 'a\\'), {
    backslash: ['cel'],
    'like-escape': ['postgresql'],
  }),
  people(rule('firstName', 'beginsWith', 'A\\da'), {
    backslash: ['cel'],
    'like-escape': ['postgresql'],
  }),
  people(rule('about', 'contains', '100%'), {}),
  people(rule('about', 'contains', 's_only'), { wildcard: noSql }),
  people(rule('about', 'beginsWith', '_lay'), { wildcard: noSql }),
  people(rule('firstName', 'doesNotEndWith', '_a'), { wildcard: noSql }),
  people(rule('about', 'endsWith', '.'), {}),
  people(rule('about', 'doesNotContain', '.'), { 'missing-differs': ['mongodb', 'jsonlogic'] }),
  people(rule('about', 'null', ''), { 'missing-raises': ['spel'] }),
  people(rule('about', 'notNull', ''), {}),
  people(rule('about', '!=', 'Leads a choir.'), missingDiffers),
  people(rule('about', 'contains', '('), { 'regular-expression': ['mongodb', 'spel'] }),
  people(rule('about', 'beginsWith', '^P'), { 'regular-expression': ['mongodb', 'spel'] }),
  people(rule('firstName', 'contains', '"'), {}),
  people(rule('firstName', 'contains', 'é'), {}),
  people(rule('firstName', 'contains', ''), { 'left-out': ['jsonlogic'] }),
  people(rule('job', '=', 'null'), {}),
  people(rule('age', '>', '28'), {}),
  people(rule('age', '=', 32), {}),
  people(rule('age', 'between', '30,40'), {}),
  people(rule('age', 'between', [40, 30]), {}),
  people(rule('age', 'notBetween', '30,40'), {}),
  people(rule('age', 'in', '32,39'), {}),
  people(rule('age', '>', '200'), { 'left-out': ['jsonlogic'] }),
  people(rule('age', 'contains', '3'), {
    'text-on-number': withoutSpel,
    'column-type': ['postgresql'],
  }),
  people(rule('age', 'between', ['30', '']), { 'left-out': ['jsonlogic'] }),
  people(rule('stage', '<', '30'), { 'missing-is-zero': ['jsonlogic'] }),
  people(rule('stage', '!=', 29), missingDiffers),
  people(rule('stage', 'notIn', '0,29'), missingDiffers),
  people(rule('stage', '<=', '0'), { 'missing-is-zero': ['jsonlogic'] }),
  people(rule('stage', 'null', ''), { 'missing-raises': ['spel'] }),
  people(rule('stage', 'notBetween', '10,90'), { 'missing-is-zero': ['jsonlogic'] }),
  people(rule('height', '=', '161.5'), {}),
  people(rule('height', '>', 'tall'), { 'left-out': ['jsonlogic'] }),
  people(rule('stage', '>', 'practice', { valueSource: 'field' }), {
    'field-to-field': ['mongodb'],
  }),
  people(rule('stage', '=', 'practice', { valueSource: 'field' }), {
    'field-to-field': ['mongodb'],
  }),
  people(rule('stage', '!=', 'practice', { valueSource: 'field' }), {
    'field-to-field': ['mongodb'],
    'missing-differs': ['jsonata', 'jsonlogic', 'cel'],
  }),
  people(rule('stage', 'between', ['practice', 'practice'], { valueSource: 'field' }), {
    'field-to-field': ['mongodb'],
  }),
  people(rule('stage', 'in', ['practice'], { valueSource: 'field' }), {
    'field-to-field': ['mongodb'],
  }),
  people(rule('firstName', 'contains', 'lastName', { valueSource: 'field' }), {
    'field-to-field': ['mongodb'],
  }),
  people(rule('memberNumber', '=', '4503599627370005'), {
    'big-integer': ['mongodb', 'jsonata', 'cel', 'spel'],
  }),
  people(rule('memberNumber', '=', 4503599627370005n), {}),
  people(rule('memberNumber', '>', '4503599627370040'), {
    'big-integer': ['mongodb', 'jsonata', 'cel'],
  }),
  people(rule('memberNumber', '>', 4503599627370040n), {}),
  people(rule('memberNumber', 'in', '4503599627370005,4503599627370006'), { 'big-integer': noSql }),
  people(rule('memberNumber', 'between', ['4503599627370005', '4503599627370010']), {
    'big-integer': ['jsonata'],
  }),
  people(rule('isMusician', '=', true), {}),
  people(rule('isOnTour', '=', false), {}),
  people(rule('isOnTour', '=', 'true'), {
    'typed-value': ['postgresql'],
    'boolean-column': ['drizzle'],
  }),
  people(rule('isOnTour', 'in', ['false']), {
    'typed-value': ['postgresql'],
    'boolean-column': ['drizzle'],
  }),
  people(rule('alsoPlays', 'in', 'piano,organ'), {}),
  people(rule('birthdate', 'between', '1960-01-01,1999-12-31'), {}),
  people(rule('birthdate', '>', '1980-01-01'), {}),
  people(rule('birthdate', 'notIn', '1948-02-11'), missingDiffers),
  people(rule('birthdate', '!=', '1948-02-11'), missingDiffers),
  people(rule('birthdate', '<', '1980'), {
    'missing-is-zero': ['jsonlogic'],
    'column-type': ['postgresql'],
  }),
  people(rule('birthdate', 'beginsWith', '19'), { 'column-type': ['postgresql'] }),
  people(rule('birthdate', '>', 'soon'), { 'column-type': ['postgresql'] }),
  people(rule('nextShow', '<=', '2026-05-01T19:30'), {}),
  people(rule('nextShow', '>', '2026-05-01 19:30'), { 'typed-value': ['postgresql'] }),
  people(rule('wakesAt', '<', '7:30'), { 'typed-value': ['postgresql'] }),
  people(rule('wakesAt', '=', '07:30'), {}),
  people(rule('wakesAt', 'notBetween', '06:00,08:00'), {}),
  people(rule('wakesAt', 'in', '07:30,08:00'), {}),
  people(itemsOf('tourStops', rule('city', '=', 'Osaka'), 'some'), {
    subquery: noSql,
    'list-of-objects': ['postgresql'],
  }),
  people(itemsOf('tourStops', rule('city', 'contains', 'o'), 'all'), {
    subquery: noSql,
    'list-of-objects': ['postgresql'],
  }),
  people(itemsOf('tourStops', rule('venue', '=', "O'Hara's"), 'none'), {
    quote: ['spel'],
    'list-of-objects': ['postgresql'],
  }),
  people(itemsOf('tourStops', rule('date', '>', '2026-04-01'), 'atLeast', 2), {
    subquery: noSql,
    'list-of-objects': ['postgresql'],
  }),
  people(rule('alsoPlays', 'in', []), {
    'empty-list': [...withoutSpel, 'drizzle'],
  }),
  people(rule('tourStops', 'null', ''), {}),
  people(longGroup, { 'too-long': everywhere }),
  people(group('and', []), { 'empty-group': ['jsonlogic'] }),
  people(group('or', [rule('age', '>', '30'), group('and', [])]), {
    'empty-group': ['jsonlogic', 'drizzle'],
  }),
  people(group('and', [rule('stage', '>', 50)], { not: true }), {
    'negated-missing': ['mongodb', 'jsonlogic'],
  }),
  people(
    group('or', [
      rule('age', '<', '30'),
      group('and', [rule('instrument', '=', 'guitar')], { not: true }),
    ]),
    { 'negated-missing': withoutSpel },
  ),
  people(group('and', [rule('age', '>', '30')], { not: true }), {}),
  people(group('xor', [rule('age', '>', '30'), rule('age', '<', '50')]), {
    xor: everywhere,
  }),
  peopleAsText(rule('age', '=', '32'), { 'number-as-text': ['mongodb', 'jsonata', 'cel', 'spel'] }),
  peopleAsText(rule('age', '>', '28'), { 'number-as-text': ['mongodb', 'jsonata', 'cel'] }),
  peopleAsText(rule('age', 'in', '32,39'), { 'number-as-text': noSql }),
  peopleAsText(rule('age', 'between', '30,40'), { 'number-as-text': ['jsonata'] }),
  peopleAsText(rule('age', 'notBetween', '30,40'), { 'number-as-text': ['jsonata'] }),
  peopleAsText(rule('age', 'notIn', '32,39'), { 'number-as-text': noSql }),
  peopleAsText(rule('stage', '!=', '29'), {
    'number-as-text': ['mongodb', 'jsonata', 'cel', 'spel'],
    ...missingDiffers,
  }),
  peopleAsText(rule('memberNumber', '=', '4503599627370005'), {
    'big-integer': ['mongodb', 'jsonata', 'cel', 'spel'],
  }),
  orders(rule('note', 'contains', 'd_f'), {}),
  orders(rule('note', '=', ''), {}),
  orders(rule('note', '!=', ''), missingDiffers),
  orders(rule('note', 'doesNotBeginWith', 'ring'), { 'missing-differs': ['mongodb', 'jsonlogic'] }),
  orders(rule('customer', 'beginsWith', "D'"), { quote: ['spel'] }),
  orders(rule('customer', '>', 'n'), {}),
  orders(rule('total', '>=', '250'), {}),
  orders(rule('total', '=', '1,000'), {
    thousands: everywhere,
  }),
  orders(rule('total', '<', '1,000'), {
    thousands: everywhere,
  }),
  orders(rule('total', '<', 'x'), { 'text-for-number': noSql, 'column-type': ['postgresql'] }),
  orders(rule('total', '>', ''), {
    'text-for-number': ['jsonata', 'jsonlogic', 'cel', 'spel'],
    'column-type': ['postgresql'],
  }),
  orders(rule('total', '=', '1e2'), {}),
  orders(rule('total', '<', -5), {}),
  orders(rule('total', '>', -5), { 'missing-is-zero': ['jsonlogic'] }),
  orders(rule('total', 'doesNotContain', '5'), {
    'text-on-number': withoutSpel,
    'missing-differs': ['mongodb', 'jsonlogic'],
    'column-type': ['postgresql'],
  }),
  orders(rule('total', 'beginsWith', '2'), {
    'text-on-number': withoutSpel,
    'column-type': ['postgresql'],
  }),
  orders(rule('parcelNumber', '!=', '4503599627371008'), {
    'big-integer': ['mongodb', 'jsonata', 'cel', 'spel'],
  }),
  orders(rule('parcelNumber', '=', 'x'), { 'column-type': ['postgresql'] }),
  orders(rule('express', 'null', ''), {}),
  orders(rule('country', 'in', 'DE,FR'), {}),
  orders(rule('shippedAt', '<', '2026-02-01T00:00'), {}),
  orders(rule('shippedAt', 'notBetween', '2026-02-01T00:00,2026-03-01T00:00'), {
    'missing-is-zero': ['jsonlogic'],
  }),
  orders(rule('placedOn', 'in', '2026-01-05,2026-01-09'), {}),
  orders(rule('deliverBefore', '>=', '12:00'), {}),
  orders(itemsOf('items', rule('quantity', '>', '3'), 'some'), {
    subquery: ['mongodb', 'jsonlogic', 'spel'],
    'number-in-list': ['jsonata', 'cel'],
    'list-of-objects': ['postgresql'],
  }),
  orders(itemsOf('items', rule('price', 'contains', '1'), 'atMost', 1), {
    'number-in-list': ['jsonata', 'cel'],
    subquery: ['spel'],
    'list-of-objects': ['postgresql'],
  }),
  orders(itemsOf('items', rule('sku', '=', 'MUG-7\\'), 'exactly', 1), {
    subquery: ['mongodb', 'jsonlogic', 'spel'],
    backslash: ['jsonata', 'cel'],
    'list-of-objects': ['postgresql'],
  }),
  orders(itemsOf('items', rule('quantity', '>', 3), 'some'), {
    subquery: noSql,
    'list-of-objects': ['postgresql'],
  }),
  orders(rule('placedOn', 'notIn', []), {}),
  orders(group('and', [rule('total', '>', '100'), rule('note', 'contains', 'RING')]), {}),
  orders(group('and', [rule('total', '<', '100'), rule('country', 'in', 'DE,FR')], { not: true }), {
    'negated-missing': ['mongodb', 'jsonata', 'cel'],
    'missing-is-zero': ['jsonlogic'],
  }),
  ordersAsText(rule('total', '>', '1,000'), {
    'text-for-number': ['jsonata', 'cel'],
    'column-type': ['postgresql'],
  }),
  ordersAsText(itemsOf('items', rule('quantity', '>', '3'), 'some'), {
    subquery: ['mongodb', 'jsonlogic', 'spel'],
    'number-as-text': ['jsonata', 'cel'],
    'list-of-objects': ['postgresql'],
  }),
  events(rule('message', 'notIn', ['Sent', 'Rate limit']), missingDiffers),
  events(rule('message', 'doesNotContain', 'OUT'), { 'missing-differs': ['mongodb', 'jsonlogic'] }),
  events(rule('stack', 'beginsWith', 'at '), {}),
  events(rule('duration', '=', 'duration', { valueSource: 'field' }), {
    'field-to-field': ['mongodb'],
    'both-missing': ['jsonata', 'jsonlogic', 'cel'],
  }),
  events(rule('duration', '=', null), {
    'both-missing': ['mongodb', 'jsonlogic'],
    'column-type': ['postgresql'],
  }),
  events(rule('status', '>=', '700'), { 'left-out': ['jsonlogic'] }),
  events(rule('status', 'contains', '40'), { 'left-out': ['jsonlogic'] }),
  events(rule('traceNumber', '<=', '4503599627380100'), {
    'big-integer': ['mongodb', 'jsonata', 'cel'],
    'missing-is-zero': ['jsonlogic'],
  }),
  events(rule('traceNumber', 'notIn', ['4503599627380014']), {
    'big-integer': noSql,
    ...missingDiffers,
  }),
  events(rule('traceNumber', 'contains', '0'), {
    'text-on-number': withoutSpel,
    'column-type': ['postgresql'],
  }),
  events(rule('isRetry', '!=', true), {}),
  events(rule('stack', 'in', ''), {
    'empty-list': [...withoutSpel, 'drizzle'],
  }),
  events(rule('tags', 'notNull', ''), {}),
  events(itemsOf('tags', rule('', '=', 'beta'), 'some'), {
    subquery: all,
  }),
  events(itemsOf('tags', rule('', 'contains', '_'), 'none'), { subquery: all }),
  events(rule('tags', 'contains', 'beta'), { 'list-column': ['jsonata', 'cel', 'postgresql'] }),
  events(
    group('or', [
      rule('status', '>=', '500'),
      group('and', [rule('message', '!=', 'Sent'), rule('duration', '<', '200')]),
    ]),
    {
      ...missingDiffers,
      'missing-is-zero': ['jsonlogic'],
    },
  ),
  events(
    group('and', [group('or', [rule('duration', '>', 300)], { not: true })], { not: true }),
    {},
  ),
];
