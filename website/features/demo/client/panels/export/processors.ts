import {
  defaultRuleProcessorElasticSearch,
  defaultRuleProcessorLDAP,
  defaultRuleProcessorMongoDBQuery,
  defaultRuleProcessorParameterized,
  defaultRuleProcessorSpEL,
  defaultRuleProcessorSQL,
  type RuleProcessor,
} from 'react-querybuilder';
import type { FormatId } from '../../formats.ts';
import type { SettingsOf } from '../../settings.ts';
import type { exportSettings } from './settings.ts';

export interface Processor {
  readonly id: SettingsOf<typeof exportSettings>['ruleProcessor'];
  readonly label: string;
  readonly formats: readonly FormatId[];
  readonly code: string;
  readonly run: RuleProcessor;
}

/** Rule processors to choose from. A test compares each source with its function. */
export const processors: readonly Processor[] = [
  {
    id: 'escape',
    label: 'Escape % and _',
    formats: ['sql'],
    code: `(rule, options) =>
  /contain|begin|end/i.test(rule.operator) && rule.valueSource !== 'field'
    ? \`\${defaultRuleProcessorSQL(
        { ...rule, value: String(rule.value).replace(/[!%_]/g, '!$&') },
        options,
      )} escape '!'\`
    : defaultRuleProcessorSQL(rule, options)`,
    run: (rule, options) =>
      /contain|begin|end/i.test(rule.operator) && rule.valueSource !== 'field'
        ? `${defaultRuleProcessorSQL(
            { ...rule, value: String(rule.value).replace(/[!%_]/g, '!$&') },
            options,
          )} escape '!'`
        : defaultRuleProcessorSQL(rule, options),
  },
  {
    id: 'escape',
    label: 'Escape % and _',
    formats: ['parameterized', 'parameterized_named'],
    code: `(rule, options, meta) => {
  if (!/contain|begin|end/i.test(rule.operator) || rule.valueSource === 'field') {
    return defaultRuleProcessorParameterized(rule, options, meta);
  }
  const value = String(rule.value).replace(/[!%_]/g, '!$&');
  const { sql, params } = defaultRuleProcessorParameterized({ ...rule, value }, options, meta);
  return { sql: \`\${sql} escape '!'\`, params };
}`,
    run: (rule, options, meta) => {
      if (!/contain|begin|end/i.test(rule.operator) || rule.valueSource === 'field') {
        return defaultRuleProcessorParameterized(rule, options, meta);
      }
      const value = String(rule.value).replace(/[!%_]/g, '!$&');
      const { sql, params } = defaultRuleProcessorParameterized({ ...rule, value }, options, meta);
      return { sql: `${sql} escape '!'`, params };
    },
  },
  escapeRegex('mongodb_query', { defaultRuleProcessorMongoDBQuery }),
  escapeRegex('elasticsearch', { defaultRuleProcessorElasticSearch }),
  escapeRegex('spel', { defaultRuleProcessorSpEL }),
  {
    id: 'expr',
    label: 'Compare fields with $expr',
    formats: ['mongodb_query'],
    code: `(rule, options) => {
  const filter = defaultRuleProcessorMongoDBQuery(rule, options);
  if (rule.valueSource !== 'field' || '$where' in filter) return filter;
  const parts = Object.entries(filter).map(([operator, operands]) => ({ [operator]: operands }));
  return { $expr: parts.length === 1 ? parts[0] : { $and: parts } };
}`,
    run: (rule, options) => {
      const filter = defaultRuleProcessorMongoDBQuery(rule, options);
      if (rule.valueSource !== 'field' || '$where' in filter) return filter;
      const parts = Object.entries(filter).map(([operator, operands]) => ({
        [operator]: operands,
      }));
      return { $expr: parts.length === 1 ? parts[0] : { $and: parts } };
    },
  },
  {
    id: 'quotes',
    label: 'Double the quotes in strings',
    formats: ['spel'],
    code: `(rule, options) =>
  defaultRuleProcessorSpEL(rule, options).replaceAll("\\\\'", "''")`,
    run: (rule, options) => defaultRuleProcessorSpEL(rule, options).replaceAll("\\'", "''"),
  },
  {
    id: 'nulls',
    label: 'Fix “is null”',
    formats: ['ldap'],
    code: `(rule, options) => {
  if (rule.operator === 'null') return \`(!(\${rule.field}=*))\`;
  if (rule.operator === 'notNull') return \`(\${rule.field}=*)\`;
  return defaultRuleProcessorLDAP(rule, options);
}`,
    run: (rule, options) => {
      if (rule.operator === 'null') return `(!(${rule.field}=*))`;
      if (rule.operator === 'notNull') return `(${rule.field}=*)`;
      return defaultRuleProcessorLDAP(rule, options);
    },
  },
];

export const processorOf = (wanted: Processor['id']): Processor | undefined =>
  processors.find(({ id }) => id === wanted);

export const processorsOf = (format: FormatId): Processor[] =>
  processors.filter(({ formats }) => formats.includes(format));

/** @param named - The format's processor, as the only property, by its name. */
function escapeRegex(format: FormatId, named: Readonly<Record<string, RuleProcessor>>): Processor {
  const [[name, processor]] = Object.entries(named) as [[string, RuleProcessor]];
  return {
    id: 'escape',
    label: 'Escape regular expressions',
    formats: [format],
    code: `(rule, options) =>
  /contain|begin|end/i.test(rule.operator) && rule.valueSource !== 'field'
    ? ${name}(
        { ...rule, value: String(rule.value).replace(/[.*+?^\${}()|[\\]\\\\]/g, '\\\\$&') },
        options,
      )
    : ${name}(rule, options)`,
    run: (rule, options) =>
      /contain|begin|end/i.test(rule.operator) && rule.valueSource !== 'field'
        ? processor(
            { ...rule, value: String(rule.value).replace(/[.*+?^${}()|[\]\\]/g, '\\$&') },
            options,
          )
        : processor(rule, options),
  };
}
