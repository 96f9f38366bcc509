import type { RuleProcessor, RuleType, ValueProcessorOptions } from 'react-querybuilder';
import {
  defaultRuleProcessorCEL,
  defaultRuleProcessorCypher,
  defaultRuleProcessorGremlin,
  defaultRuleProcessorJSONata,
  defaultRuleProcessorSPARQL,
  getQuotedFieldName,
  sparqlVar,
} from 'react-querybuilder/formatQuery';
import { contextOf } from '../dateField.ts';
import {
  type DateOperator,
  type DateRule,
  type FieldRule,
  momentText,
  type Operand,
  readDateRule,
  withoutValueless,
} from '../dateRule.ts';
import { quoted } from '../quotedValue.ts';
import type { RQBDateTimeLibraryAPI } from '../types.ts';

/** Writes a comparison: the field, then as many dates as the operator takes. */
type Template = (field: string, ...dates: readonly string[]) => string;

/** For languages in which a date is more than a string. */
interface ExpressionFormat {
  readonly processor: RuleProcessor;
  readonly field: (rule: RuleType, options?: ValueProcessorOptions) => string;
  readonly date: (operand: Operand, rule: DateRule, options?: ValueProcessorOptions) => string;
  readonly templates: Readonly<Record<DateOperator, Template>>;
  /** Compares with other fields. Default: the library's own processor. */
  readonly compareFields?: (rule: FieldRule, options: ValueProcessorOptions | undefined) => string;
}

const infix =
  (operator: string): Template =>
  (field, date) =>
    `${field} ${operator} ${date}`;

const order = { '<': infix('<'), '<=': infix('<='), '>': infix('>'), '>=': infix('>=') };

const isMoment = ({ fieldPrecision }: DateRule) => fieldPrecision === 'moment';

const cel: ExpressionFormat = {
  processor: quoted(defaultRuleProcessorCEL),
  // The language has timestamps but no days, so a day is its midnight.
  field: ({ field }) => field,
  date: (operand) => `timestamp("${momentText(operand)}")`,
  templates: {
    ...order,
    '=': infix('=='),
    '!=': infix('!='),
    between: (field, from, to) => `(${field} >= ${from} && ${field} <= ${to})`,
    notbetween: (field, from, to) => `(${field} < ${from} || ${field} > ${to})`,
    in: (field, ...dates) => `${field} in [${dates.join(', ')}]`,
    notin: (field, ...dates) => `!(${field} in [${dates.join(', ')}])`,
  },
};

const jsonataField: ExpressionFormat['field'] = (
  { field },
  { quoteFieldNamesWith, fieldIdentifierSeparator } = {},
) => getQuotedFieldName(field, { quoteFieldNamesWith, fieldIdentifierSeparator });

const toMillis = (date: string) => `$toMillis(${date})`;

const isString = (field: string) => `$type(${field}) = "string"`;

/** Compares numbers of milliseconds. */
const jsonataComparisons: ExpressionFormat['templates'] = {
  ...order,
  '=': infix('='),
  '!=': infix('!='),
  between: (field, from, to) => `${field} >= ${from} and ${field} <= ${to}`,
  notbetween: (field, from, to) => `(${field} < ${from} or ${field} > ${to})`,
  in: (field, ...dates) => `${field} in [${dates.join(', ')}]`,
  notin: (field, ...dates) => `$not(${field} in [${dates.join(', ')}])`,
};

/** The language reads only strings. Without the check, a row without a date would end the evaluation. */
const guarded =
  (template: Template): Template =>
  (field, ...dates) =>
    `(${isString(field)} and ${template(toMillis(field), ...dates)})`;

const jsonata: ExpressionFormat = {
  processor: quoted(defaultRuleProcessorJSONata),
  field: jsonataField,
  date: ({ text }) => toMillis(`"${text}"`),
  templates: Object.fromEntries(
    Object.entries(jsonataComparisons).map(([operator, template]) => [operator, guarded(template)]),
  ) as ExpressionFormat['templates'],
  compareFields: ({ rule, operator, fields }, options) => {
    const names = [rule.field, ...fields].map((field) => jsonataField({ ...rule, field }, options));
    const [field = '', ...dates] = names.map(toMillis);
    const guards = names.map(isString).join(' and ');
    return `(${guards} and ${jsonataComparisons[operator](field, ...dates)})`;
  },
};

interface GraphDates {
  readonly date: (text: string) => string;
  readonly moment: (text: string) => string;
  readonly today: string;
  readonly now: string;
}

const cypherDates: GraphDates = {
  date: (text) => `date('${text}')`,
  moment: (text) => `datetime('${text}')`,
  today: 'date()',
  now: 'datetime()',
};

const gqlDates: GraphDates = {
  date: (text) => `date('${text}')`,
  moment: (text) => `zoned_datetime('${text}')`,
  today: 'current_date',
  now: 'current_timestamp',
};

/** The duration of an operand that counts from now, unless the export sets what "now" is. */
const liveDuration = ({ duration }: Operand, options?: ValueProcessorOptions) =>
  contextOf(options).relativeDateTimeBase === undefined ? duration : undefined;

const cypher: ExpressionFormat = {
  processor: withoutValueless(quoted(defaultRuleProcessorCypher)),
  field: ({ field }) => field,
  date: (operand, rule, options) => {
    const { date, moment, today, now } = options?.format === 'gql' ? gqlDates : cypherDates;
    const duration = liveDuration(operand, options);
    if (duration) return `${isMoment(rule) ? now : today} - duration('${duration}')`;
    return isMoment(rule) ? moment(momentText(operand)) : date(operand.text);
  },
  templates: {
    ...order,
    '=': infix('='),
    '!=': infix('<>'),
    between: (field, from, to) => `(${from} <= ${field} AND ${field} <= ${to})`,
    notbetween: (field, from, to) => `NOT (${from} <= ${field} AND ${field} <= ${to})`,
    in: (field, ...dates) => `${field} IN [${dates.join(', ')}]`,
    notin: (field, ...dates) => `NOT ${field} IN [${dates.join(', ')}]`,
  },
};

/** XML Schema has no weeks. */
const weeksToDays = (duration: string) =>
  duration.replace(/^P(?:(\d+)Y)?(?:(\d+)M)?(\d+)W(?:(\d+)D)?/, (_, years, months, weeks, days) =>
    [
      'P',
      years && `${years}Y`,
      months && `${months}M`,
      `${Number(weeks) * 7 + Number(days ?? 0)}D`,
    ].join(''),
  );

const sparql: ExpressionFormat = {
  processor: withoutValueless(defaultRuleProcessorSPARQL),
  field: ({ field }) => sparqlVar(field),
  date: (operand, rule, options) => {
    const duration = isMoment(rule) ? liveDuration(operand, options) : undefined;
    if (duration) return `(NOW() - "${weeksToDays(duration)}"^^xsd:duration)`;
    return isMoment(rule)
      ? `"${momentText(operand)}"^^xsd:dateTime`
      : `"${operand.text}"^^xsd:date`;
  },
  templates: {
    ...order,
    '=': infix('='),
    '!=': infix('!='),
    between: (field, from, to) => `(${field} >= ${from} && ${field} <= ${to})`,
    notbetween: (field, from, to) => `(${field} < ${from} || ${field} > ${to})`,
    in: (field, ...dates) => `${field} IN (${dates.join(', ')})`,
    notin: (field, ...dates) => `${field} NOT IN (${dates.join(', ')})`,
  },
};

/** A step on a property with one of the language's predicates. */
const has =
  (predicate: (...dates: readonly string[]) => string): Template =>
  (field, ...dates) =>
    `.has('${field}', ${predicate(...dates)})`;

const call = (name: string) => has((...dates) => `${name}(${dates.join(', ')})`);

const gremlin: ExpressionFormat = {
  processor: quoted(defaultRuleProcessorGremlin),
  field: ({ field }) => field.split('.').at(-1) ?? field,
  date: ({ text }) => `datetime('${text}')`,
  templates: {
    '=': has((date = '') => date),
    '!=': call('neq'),
    '<': call('lt'),
    '<=': call('lte'),
    '>': call('gt'),
    '>=': call('gte'),
    // The language's own "between" leaves out the upper bound.
    between: has((from, to) => `gte(${from}).and(lte(${to}))`),
    notbetween: call('outside'),
    in: call('within'),
    notin: call('without'),
  },
};

const expressionFormats = {
  CEL: cel,
  JSONata: jsonata,
  Cypher: cypher,
  SPARQL: sparql,
  Gremlin: gremlin,
} satisfies Record<string, ExpressionFormat>;

export function createExpressionProcessor(
  name: keyof typeof expressionFormats,
  api: RQBDateTimeLibraryAPI,
): RuleProcessor {
  const { processor, field, date, templates, compareFields } = expressionFormats[name];
  return (rule, options, meta) => {
    const dateRule = readDateRule(rule, options, api);
    if (dateRule.kind === 'other') return processor(dateRule.rule, options, meta);
    if (dateRule.kind === 'fields') {
      return compareFields?.(dateRule, options) ?? processor(dateRule.rule, options, meta);
    }
    const name = field(dateRule.rule, options);
    const dates = dateRule.operands.map((operand) => date(operand, dateRule, options));
    return templates[dateRule.operator](name, ...dates);
  };
}
