import type { RuleProcessor, ValueProcessorOptions } from 'react-querybuilder';
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
  defaultRuleProcessorTanStackDB,
} from 'react-querybuilder/formatQuery';
import { dateObject, datesOf, momentText, type Operand, readDateRule } from '../dateRule.ts';
import { quoted } from '../quotedValue.ts';
import type { RQBDateTimeLibraryAPI } from '../types.ts';

/** The library's own processor gets the rule with its dates in the form that the format needs. */
interface ValueFormat {
  readonly processor: RuleProcessor;
  /** The form of a date. Default: its ISO string. */
  readonly value?: (operand: Operand, field: string, options?: ValueProcessorOptions) => unknown;
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
}

/** A column that maps to strings needs one; a column of days keeps the day that a date has in UTC. */
const drizzleValue: ValueFormat['value'] = (operand, field, options) => {
  const { columns }: DrizzleContext = options?.context ?? {};
  const { dataType, columnType = '' } = columns?.[field] ?? {};
  if (dataType === 'string') return operand.text;
  const isUTCDay = operand.precision === 'day' && /Date$/.test(columnType);
  return isUTCDay ? new Date(`${operand.text}T00:00:00.000Z`) : dateObject(operand);
};

const valueFormats = {
  Parameterized: { processor: defaultRuleProcessorParameterized },
  MongoDB: { processor: defaultRuleProcessorMongoDB },
  MongoDBQuery: { processor: defaultRuleProcessorMongoDBQuery, value: dateObject },
  SpEL: { processor: quoted(defaultRuleProcessorSpEL) },
  ElasticSearch: { processor: defaultRuleProcessorElasticSearch },
  LDAP: { processor: ldapProcessor, value: generalizedTime },
  Prisma: { processor: defaultRuleProcessorPrisma, value: dateObject },
  Sequelize: { processor: defaultRuleProcessorSequelize, value: dateObject },
  Drizzle: { processor: defaultRuleProcessorDrizzle, value: drizzleValue },
  TanStackDB: { processor: defaultRuleProcessorTanStackDB, value: dateObject },
} satisfies Readonly<Record<string, ValueFormat>>;

const textOf = ({ text }: Operand) => text;

export function createValueFormatProcessor(
  name: keyof typeof valueFormats,
  api: RQBDateTimeLibraryAPI,
): RuleProcessor {
  const { processor, value = textOf }: ValueFormat = valueFormats[name];
  return (rule, options, meta) => {
    const dateRule = readDateRule(rule, options, api);
    if (dateRule.kind !== 'dates') return processor(dateRule.rule, options, meta);
    const { field } = dateRule.rule;
    const dates = datesOf(dateRule, (operand) => value(operand, field, options));
    return processor({ ...dateRule.rule, value: dates }, options, meta);
  };
}
