import type { RuleProcessor, ValueProcessorOptions } from 'react-querybuilder';
import {
  defaultRuleProcessorCEL,
  defaultRuleProcessorCypher,
  defaultRuleProcessorGremlin,
  defaultRuleProcessorJSONata,
  defaultRuleProcessorSPARQL,
  getQuotedFieldName,
  sparqlVar,
} from 'react-querybuilder/formatQuery';
import {
  type DateOperator,
  type DateRule,
  momentText,
  type Operand,
  readDateRule,
} from '../dateRule.ts';
import type { RQBDateTimeLibraryAPI } from '../types.ts';

/** Writes a comparison: the field, then as many dates as the operator takes. */
type Template = (field: string, ...dates: readonly string[]) => string;

/** A language in which a date is more than a string. */
interface ExpressionFormat {
  readonly processor: RuleProcessor;
  readonly field: (rule: DateRule, options?: ValueProcessorOptions) => string;
  readonly date: (operand: Operand, rule: DateRule, options?: ValueProcessorOptions) => string;
  readonly templates: Readonly<Record<DateOperator, Template>>;
}

const infix =
  (operator: string): Template =>
  (field, date) =>
    `${field} ${operator} ${date}`;

const order = { '<': infix('<'), '<=': infix('<='), '>': infix('>'), '>=': infix('>=') };

const isMoment = ({ fieldPrecision }: DateRule) => fieldPrecision === 'moment';

const cel: ExpressionFormat = {
  processor: defaultRuleProcessorCEL,
  // The language has timestamps but no days; days compare as strings.
  field: (rule) => (isMoment(rule) ? `timestamp(${rule.rule.field})` : rule.rule.field),
  date: (operand, rule) =>
    isMoment(rule) ? `timestamp("${momentText(operand)}")` : `"${operand.text}"`,
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

/** Only a string can be read; without the check, a row without a date would end the evaluation. */
const guarded =
  (template: Template): Template =>
  (field, ...dates) =>
    `($type(${field}) = "string" and ${template(`$toMillis(${field})`, ...dates)})`;

const jsonata: ExpressionFormat = {
  processor: defaultRuleProcessorJSONata,
  field: ({ rule }, { quoteFieldNamesWith, fieldIdentifierSeparator } = {}) =>
    getQuotedFieldName(rule.field, { quoteFieldNamesWith, fieldIdentifierSeparator }),
  date: ({ text }) => `$toMillis("${text}")`,
  templates: {
    '<': guarded(infix('<')),
    '<=': guarded(infix('<=')),
    '>': guarded(infix('>')),
    '>=': guarded(infix('>=')),
    '=': guarded(infix('=')),
    '!=': guarded(infix('!=')),
    between: guarded((field, from, to) => `${field} >= ${from} and ${field} <= ${to}`),
    notbetween: guarded((field, from, to) => `(${field} < ${from} or ${field} > ${to})`),
    in: guarded((field, ...dates) => `${field} in [${dates.join(', ')}]`),
    notin: guarded((field, ...dates) => `$not(${field} in [${dates.join(', ')}])`),
  },
};

const momentFunctions: Readonly<Record<string, string>> = { gql: 'zoned_datetime' };

const cypher: ExpressionFormat = {
  processor: defaultRuleProcessorCypher,
  field: ({ rule }) => rule.field,
  date: (operand, rule, options) =>
    isMoment(rule)
      ? `${momentFunctions[options?.format ?? ''] ?? 'datetime'}('${momentText(operand)}')`
      : `date('${operand.text}')`,
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

const sparql: ExpressionFormat = {
  processor: defaultRuleProcessorSPARQL,
  field: ({ rule }) => sparqlVar(rule.field),
  date: (operand, rule) =>
    isMoment(rule) ? `"${momentText(operand)}"^^xsd:dateTime` : `"${operand.text}"^^xsd:date`,
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

/** A step on a property, by one of the language's predicates. */
const has =
  (predicate: (...dates: readonly string[]) => string): Template =>
  (field, ...dates) =>
    `.has('${field}', ${predicate(...dates)})`;

const call = (name: string) => has((...dates) => `${name}(${dates.join(', ')})`);

const gremlin: ExpressionFormat = {
  processor: defaultRuleProcessorGremlin,
  field: ({ rule }) => rule.field.split('.').at(-1) ?? rule.field,
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

type ExpressionFormatName = 'CEL' | 'Cypher' | 'Gremlin' | 'JSONata' | 'SPARQL';

const expressionFormats: Readonly<Record<ExpressionFormatName, ExpressionFormat>> = {
  CEL: cel,
  JSONata: jsonata,
  Cypher: cypher,
  SPARQL: sparql,
  Gremlin: gremlin,
};

/** Makes the rule processor of a language with its own dates. */
export function createExpressionProcessor(
  name: ExpressionFormatName,
  api: RQBDateTimeLibraryAPI,
): RuleProcessor {
  const { processor, field, date, templates } = expressionFormats[name];
  return (rule, options, meta) => {
    const dateRule = readDateRule(rule, options, api);
    if (dateRule === 'other') return processor(rule, options, meta);
    if (dateRule === 'empty') return '';
    const dates = dateRule.operands.map((operand) => date(operand, dateRule, options));
    return templates[dateRule.operator](field(dateRule, options), ...dates);
  };
}
