import type { RuleProcessor, ValueProcessorOptions } from 'react-querybuilder';
import {
  defaultRuleProcessorDrizzle,
  defaultRuleProcessorElasticSearch,
  defaultRuleProcessorLDAP,
  defaultRuleProcessorMongoDB,
  defaultRuleProcessorMongoDBQuery,
  defaultRuleProcessorNL,
  defaultRuleProcessorParameterized,
  defaultRuleProcessorPrisma,
  defaultRuleProcessorSequelize,
  defaultRuleProcessorSpEL,
  defaultRuleProcessorTanStackDB,
} from 'react-querybuilder/formatQuery';
import { datesOf, momentText, type Operand, readDateRule } from '../dateRule.ts';
import type { RQBDateTimeLibraryAPI } from '../types.ts';

/**
 * A format whose dates are values: the library's own processor gets the rule with its dates in the
 * form that the format needs.
 */
interface ValueFormat {
  readonly processor: RuleProcessor;
  /** The form of a date. Default: its ISO string. */
  readonly value?: (operand: Operand, field: string, options?: ValueProcessorOptions) => unknown;
  /** Options that the processor gets for date rules. */
  readonly options?: (options?: ValueProcessorOptions) => ValueProcessorOptions;
  /** The value that leaves a rule out. Default: `''`. */
  readonly nothing?: unknown;
}

/** `20260301143000.000Z`, the form of dates in a directory. */
const generalizedTime = (operand: Operand) => momentText(operand).replace(/[-:T]/g, '');

const ldapStrict = { '<': '<=', '>': '>=' } as const;

const isStrict = (operator: string): operator is keyof typeof ldapStrict =>
  Object.hasOwn(ldapStrict, operator);

/** A directory has no strict comparison: it is "or equal", and not equal. */
const ldapProcessor: RuleProcessor = (rule, options) => {
  if (!isStrict(rule.operator)) return defaultRuleProcessorLDAP(rule, options);
  const orEqual = { ...rule, operator: ldapStrict[rule.operator] };
  const notEqual = { ...rule, operator: '!=' };
  const parts = [orEqual, notEqual].map((part) => defaultRuleProcessorLDAP(part, options));
  return `(&${parts.join('')})`;
};

interface DrizzleColumn {
  readonly dataType?: string;
}

/** A column that maps to `Date` needs an object; one that maps to strings needs a string. */
const drizzleValue: ValueFormat['value'] = (operand, field, options) => {
  const columns = options?.context?.columns as Record<string, DrizzleColumn> | undefined;
  return columns?.[field]?.dataType === 'date' ? new Date(momentText(operand)) : operand.text;
};

/** Words for dates instead of "less" and "greater". */
const dateWords = {
  '<': 'is before',
  '<=': 'is on or before',
  '>': 'is after',
  '>=': 'is on or after',
};

type ValueFormatName =
  | 'Drizzle'
  | 'ElasticSearch'
  | 'LDAP'
  | 'MongoDB'
  | 'MongoDBQuery'
  | 'NL'
  | 'Parameterized'
  | 'Prisma'
  | 'Sequelize'
  | 'SpEL'
  | 'TanStackDB';

const valueFormats: Readonly<Record<ValueFormatName, ValueFormat>> = {
  Parameterized: { processor: defaultRuleProcessorParameterized },
  MongoDB: { processor: defaultRuleProcessorMongoDB },
  MongoDBQuery: { processor: defaultRuleProcessorMongoDBQuery },
  SpEL: { processor: defaultRuleProcessorSpEL },
  ElasticSearch: { processor: defaultRuleProcessorElasticSearch, nothing: false },
  LDAP: { processor: ldapProcessor, value: generalizedTime },
  Prisma: { processor: defaultRuleProcessorPrisma, value: momentText, nothing: undefined },
  Sequelize: { processor: defaultRuleProcessorSequelize, nothing: undefined },
  Drizzle: { processor: defaultRuleProcessorDrizzle, value: drizzleValue, nothing: undefined },
  TanStackDB: { processor: defaultRuleProcessorTanStackDB, nothing: undefined },
  NL: {
    processor: defaultRuleProcessorNL,
    options: (options) => ({ ...options, operatorMap: { ...dateWords, ...options?.operatorMap } }),
  },
};

const textOf = ({ text }: Operand) => text;

/** Makes the rule processor of a format whose dates are values. */
export function createValueFormatProcessor(
  name: ValueFormatName,
  api: RQBDateTimeLibraryAPI,
): RuleProcessor {
  const format = valueFormats[name];
  const { processor, value = textOf } = format;
  const nothing = 'nothing' in format ? format.nothing : '';
  return (rule, options, meta) => {
    const dateRule = readDateRule(rule, options, api);
    if (dateRule === 'other') return processor(rule, options, meta);
    if (dateRule === 'empty') return nothing;
    const { field } = dateRule.rule;
    const dates = datesOf(dateRule, (operand) => value(operand, field, options));
    const dateOptions = format.options?.(options) ?? options;
    return processor({ ...dateRule.rule, value: dates }, dateOptions, meta);
  };
}
