import type { RuleProcessor, RuleType, ValueProcessorOptions } from 'react-querybuilder';
import {
  defaultRuleProcessorDrizzle,
  defaultRuleProcessorElasticSearch,
  defaultRuleProcessorLDAP,
  defaultRuleProcessorMongoDB,
  defaultRuleProcessorMongoDBQuery,
  defaultRuleProcessorParameterized,
  defaultRuleProcessorPrisma,
  defaultRuleProcessorSequelize,
  defaultRuleProcessorSpEL,
  defaultRuleProcessorSQL,
  defaultRuleProcessorTanStackDB,
} from 'react-querybuilder/formatQuery';
import { dateObject, datesOf, momentText, type Operand, readDateRule } from '../dateRule.ts';
import type { RQBDateTimeLibraryAPI } from '../types.ts';

/** The library's own processor gets the rule with its dates in the form that the format needs. */
interface ValueFormat {
  readonly processor: RuleProcessor;
  /** The form of a date. Default: its ISO string. */
  readonly value?: (operand: Operand, field: string, options?: ValueProcessorOptions) => unknown;
  /** A condition that matches nothing, for a rule without a date. */
  readonly nothing: (rule: RuleType, options?: ValueProcessorOptions) => unknown;
}

/** The form of dates in LDAP: `20260301143000.000Z`. */
const generalizedTime = (operand: Operand) => momentText(operand).replace(/[-:T]/g, '');

const ldapStrict = { '<': '<=', '>': '>=' } as const;

const isStrict = (operator: string): operator is keyof typeof ldapStrict =>
  Object.hasOwn(ldapStrict, operator);

/** LDAP has no strict comparisons: `<` is `<=` without the equal values. */
const ldapProcessor: RuleProcessor = (rule, options) => {
  if (!isStrict(rule.operator)) return defaultRuleProcessorLDAP(rule, options);
  const orEqual = { ...rule, operator: ldapStrict[rule.operator] };
  const notEqual = { ...rule, operator: '!=' };
  const parts = [orEqual, notEqual].map((part) => defaultRuleProcessorLDAP(part, options));
  return `(&${parts.join('')})`;
};

interface DrizzleColumn {
  readonly dataType?: string;
  readonly columnType?: string;
}

interface DrizzleContext {
  readonly columns?: Readonly<Record<string, DrizzleColumn>>;
  readonly drizzleOperators?: { readonly eq: (column: unknown, value: unknown) => unknown };
}

/** A column that maps to strings needs one; a column of days keeps the day that a date has in UTC. */
const drizzleValue: ValueFormat['value'] = (operand, field, options) => {
  const { columns }: DrizzleContext = options?.context ?? {};
  const { dataType, columnType = '' } = columns?.[field] ?? {};
  if (dataType === 'string') return operand.text;
  const isUTCDay = operand.precision === 'day' && /Date$/.test(columnType);
  return isUTCDay ? new Date(`${operand.text}T00:00:00.000Z`) : dateObject(operand);
};

const drizzleNothing: ValueFormat['nothing'] = ({ field }, options) => {
  const { columns, drizzleOperators }: DrizzleContext = options?.context ?? {};
  return drizzleOperators?.eq(columns?.[field], null);
};

interface TanStackContext {
  readonly tanStackDbOperators?: { readonly eq: (a: unknown, b: unknown) => unknown };
}

interface SequelizeContext {
  readonly sequelizeOperators?: { readonly in: symbol };
}

const sequelizeNothing: ValueFormat['nothing'] = ({ field }, options) => {
  const { sequelizeOperators }: SequelizeContext = options?.context ?? {};
  return sequelizeOperators && { [field]: { [sequelizeOperators.in]: [] } };
};

const mongoNothing: ValueFormat['nothing'] = (_, options) =>
  options?.context?.avoidFieldsAsKeys ? { $eq: [1, 0] } : { $expr: false };

/** A list of parameters can't be empty, but the text can; see `sqlValue`. */
const parameterizedNothing: ValueFormat['nothing'] = (rule, options) => ({
  sql: defaultRuleProcessorSQL(
    { ...rule, operator: '=' },
    { ...options, valueProcessor: () => 'null' },
  ),
  params: options?.format === 'parameterized_named' ? {} : [],
});

type ValueFormatName =
  | 'Drizzle'
  | 'ElasticSearch'
  | 'LDAP'
  | 'MongoDB'
  | 'MongoDBQuery'
  | 'Parameterized'
  | 'Prisma'
  | 'Sequelize'
  | 'SpEL'
  | 'TanStackDB';

const valueFormats: Readonly<Record<ValueFormatName, ValueFormat>> = {
  Parameterized: { processor: defaultRuleProcessorParameterized, nothing: parameterizedNothing },
  MongoDB: {
    processor: defaultRuleProcessorMongoDB,
    nothing: (rule, options) => JSON.stringify(mongoNothing(rule, options)),
  },
  MongoDBQuery: {
    processor: defaultRuleProcessorMongoDBQuery,
    value: dateObject,
    nothing: mongoNothing,
  },
  SpEL: { processor: defaultRuleProcessorSpEL, nothing: () => '1 == 0' },
  ElasticSearch: {
    processor: defaultRuleProcessorElasticSearch,
    nothing: () => ({ match_none: {} }),
  },
  // Every entry of a directory has a class.
  LDAP: {
    processor: ldapProcessor,
    value: generalizedTime,
    nothing: () => '(!(objectClass=*))',
  },
  Prisma: {
    processor: defaultRuleProcessorPrisma,
    value: dateObject,
    // Prisma ignores an empty "OR" inside another condition.
    nothing: ({ field }) => ({ [field]: { in: [] } }),
  },
  Sequelize: {
    processor: defaultRuleProcessorSequelize,
    value: dateObject,
    nothing: sequelizeNothing,
  },
  Drizzle: {
    processor: defaultRuleProcessorDrizzle,
    value: drizzleValue,
    nothing: drizzleNothing,
  },
  TanStackDB: {
    processor: defaultRuleProcessorTanStackDB,
    value: dateObject,
    nothing: (_, options) => {
      const { tanStackDbOperators }: TanStackContext = options?.context ?? {};
      return tanStackDbOperators?.eq(1, 0);
    },
  },
};

const textOf = ({ text }: Operand) => text;

export function createValueFormatProcessor(
  name: ValueFormatName,
  api: RQBDateTimeLibraryAPI,
): RuleProcessor {
  const { processor, value = textOf, nothing } = valueFormats[name];
  return (rule, options, meta) => {
    const dateRule = readDateRule(rule, options, api);
    if (dateRule.kind === 'other') return processor(rule, options, meta);
    if (dateRule.kind === 'fields') return processor(dateRule.rule, options, meta);
    if (dateRule.kind === 'dateless') return nothing(dateRule.rule, options);
    const { field } = dateRule.rule;
    const dates = datesOf(dateRule, (operand) => value(operand, field, options));
    return processor({ ...dateRule.rule, value: dates }, options, meta);
  };
}
