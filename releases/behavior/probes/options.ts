import { probes } from '../probe.ts';

const option = (name: string, codes: Readonly<Record<string, string>>) =>
  probes('export', codes, [`FormatQueryOptions.${name}`]);

const total = "{ combinator: 'and', rules: [{ field: 'total', operator: '>', value: '100' }] }";
const customer = `{ combinator: 'and', rules: [{ field: 'customer', operator: '=', value: "O'Neil" }] }`;
const ranged =
  "{ combinator: 'and', rules: [{ field: 'total', operator: 'between', value: '12,14' }] }";
const twice = `{ combinator: 'and', rules: [
  { field: 'total', operator: '>', value: 5 },
  { field: 'total', operator: '<', value: 9 },
] }`;

export const optionProbes = [
  ...probes('export', {
    'default-format': `formatQuery({ id: 'g', combinator: 'and', rules: [] })`,
    'unknown-format': `formatQuery(${total}, 'cobol')`,
    'own-properties': `formatQuery({ id: 'g', combinator: 'and', rules: [{ id: 'r', field: 'total', operator: '>', value: 1, note: 'by hand' }] }, 'json_without_ids')`,
    'upper-case-operator': `formatQuery({ combinator: 'and', rules: [{ field: 'status', operator: 'IN', value: 'open,paid' }] }, 'sql')`,
    'own-operator': `formatQuery({ combinator: 'and', rules: [{ field: 'note', operator: 'matches', value: 'gift' }] }, 'sql')`,
    'empty-in': `formatQuery({ combinator: 'and', rules: [{ field: 'status', operator: 'in', value: '' }] }, 'sql')`,
    'empty-in-nested': `formatQuery({ combinator: 'and', rules: [{ combinator: 'or', rules: [{ field: 'status', operator: 'in', value: '' }] }] }, 'sql')`,
    'empty-in-jsonlogic': `formatQuery({ combinator: 'and', rules: [{ field: 'status', operator: 'in', value: '' }] }, 'jsonlogic')`,
    'empty-group-inside': `formatQuery({ combinator: 'and', rules: [{ combinator: 'or', rules: [] }] }, 'sql')`,
    'xor-sql': `formatQuery({ combinator: 'xor', rules: [{ field: 'total', operator: '>', value: 1 }] }, 'sql')`,
    boolean: `formatQuery({ combinator: 'and', rules: [{ field: 'express', operator: '=', value: true }] }, 'sql')`,
    'null-value': `formatQuery({ combinator: 'and', rules: [{ field: 'note', operator: '=', value: null }] }, 'sql')`,
    'number-value': `formatQuery({ combinator: 'and', rules: [{ field: 'total', operator: '=', value: 12 }] }, 'sql')`,
    'like-quote': `formatQuery({ combinator: 'and', rules: [{ field: 'customer', operator: 'contains', value: "O'N" }] }, 'parameterized')`,
    'between-one-value': `formatQuery({ combinator: 'and', rules: [{ field: 'total', operator: 'between', value: '12' }] }, 'sql')`,
    'between-numbers': `formatQuery({ combinator: 'and', rules: [{ field: 'total', operator: 'between', value: [12, 14] }] }, 'sql')`,
    'placeholder-field': `formatQuery({ combinator: 'and', rules: [{ field: '~', operator: '=', value: 1 }] }, 'sql')`,
    'placeholder-operator': `formatQuery({ combinator: 'and', rules: [{ field: 'total', operator: '~', value: 1 }] }, 'sql')`,
    'mongodb-valid-json': `typeof JSON.parse(formatQuery(${total}, 'mongodb'))`,
    'field-value-in-list': `formatQuery({ combinator: 'and', rules: [{ field: 'status', operator: 'in', value: 'first,last', valueSource: 'field' }] }, 'sql')`,
    'jsonlogic-one-rule-group': `formatQuery({ combinator: 'or', rules: [{ combinator: 'and', rules: [{ field: 'total', operator: '>', value: 1 }] }] }, 'jsonlogic')`,
  }),
  ...option('validator', {
    'invalid-query': `formatQuery(${total}, { format: 'sql', validator: () => false })`,
    'invalid-rule': `formatQuery({ combinator: 'and', rules: [
  { id: 'good', field: 'total', operator: '>', value: 1 },
  { id: 'bad', field: 'total', operator: '>', value: 2 },
] }, { format: 'sql', validator: () => ({ bad: false }) })`,
    'invalid-rule-mongodb': `formatQuery({ combinator: 'and', rules: [
  { id: 'bad', field: 'total', operator: '>', value: 2 },
] }, { format: 'mongodb', validator: () => ({ bad: { valid: false } }) })`,
  }),
  ...option('fields', {
    'invalid-field': `formatQuery(${total}, { format: 'sql', fields: [{ name: 'total', label: 'Total', validator: () => false }] })`,
  }),
  ...option('fallbackExpression', {
    fallback: `formatQuery({ combinator: 'and', rules: [] }, { format: 'sql', fallbackExpression: 'TRUE' })`,
  }),
  ...option('quoteFieldNamesWith', {
    'quoted-names': `formatQuery(${total}, { format: 'sql', quoteFieldNamesWith: '"' })`,
    'quoted-names-pair': `formatQuery(${total}, { format: 'sql', quoteFieldNamesWith: ['[', ']'] })`,
    'quoted-names-field-value': `formatQuery({ combinator: 'and', rules: [{ field: 'total', operator: '>', value: 'paid', valueSource: 'field' }] }, { format: 'sql', quoteFieldNamesWith: '"' })`,
  }),
  ...option('paramPrefix', {
    'param-prefix': `formatQuery(${total}, { format: 'parameterized_named', paramPrefix: '$' })`,
  }),
  ...option('paramsKeepPrefix', {
    'params-keep-prefix': `formatQuery(${total}, { format: 'parameterized_named', paramPrefix: '$', paramsKeepPrefix: true })`,
  }),
  ...option('numberedParams', {
    'numbered-params': `formatQuery(${twice}, { format: 'parameterized', numberedParams: true, paramPrefix: '$' })`,
  }),
  ...probes('export', { 'named-params': `formatQuery(${twice}, 'parameterized_named')` }, [
    'ExportFormat.parameterized_named',
  ]),
  ...option('parseNumbers', {
    'parse-numbers': `formatQuery(${total}, { format: 'sql', parseNumbers: true })`,
    'parse-numbers-trailing': `formatQuery({ combinator: 'and', rules: [{ field: 'total', operator: '>', value: '12abc' }] }, { format: 'sql', parseNumbers: true })`,
    'parse-numbers-between': `formatQuery(${ranged}, { format: 'sql', parseNumbers: true })`,
    'parse-numbers-between-reversed': `formatQuery({ combinator: 'and', rules: [{ field: 'total', operator: 'between', value: '14,12' }] }, { format: 'sql', parseNumbers: true })`,
    'parse-numbers-list': `formatQuery({ combinator: 'and', rules: [{ field: 'total', operator: 'in', value: '1, 2' }] }, { format: 'sql', parseNumbers: true })`,
    'parse-numbers-parameterized': `formatQuery(${total}, { format: 'parameterized', parseNumbers: true })`,
    'parse-numbers-cel': `formatQuery(${total}, { format: 'cel', parseNumbers: true })`,
    'parse-numbers-json': `formatQuery(${total}, { format: 'json_without_ids', parseNumbers: true })`,
  }),
  ...option('valueProcessor', {
    'value-processor': `formatQuery(${customer}, { format: 'sql', valueProcessor: (field, operator, value) => \`<\${field} \${operator} \${value}>\` })`,
    'value-processor-rule': `formatQuery(${customer}, { format: 'sql', valueProcessor: (rule) => typeof rule })`,
    'value-processor-mongodb': `formatQuery(${customer}, { format: 'mongodb', valueProcessor: (field, operator, value) => '"mine"' })`,
  }),
  ...option('ruleProcessor', {
    'rule-processor-sql': `formatQuery(${total}, { format: 'sql', ruleProcessor: () => 'mine' })`,
    'rule-processor-parameterized': `formatQuery(${total}, { format: 'parameterized', ruleProcessor: () => 'mine' })`,
    'rule-processor-cel': `formatQuery(${total}, { format: 'cel', ruleProcessor: () => 'mine' })`,
  }),
  ...option('preset', {
    'preset-alone': `formatQuery(${total}, { preset: 'mysql' })`,
    'preset-mssql': `formatQuery(${total}, { format: 'parameterized_named', preset: 'mssql' })`,
    'preset-postgresql': `formatQuery(${total}, { format: 'parameterized', preset: 'postgresql' })`,
  }),
  ...probes('export', {
    'value-processor-default': `defaultValueProcessor('customer', '=', "O'Neil")`,
    'value-processor-between': `defaultValueProcessor('total', 'between', '10,20')`,
    'value-processor-in': `defaultValueProcessor('status', 'in', 'open,paid')`,
    'value-processor-by-rule': `defaultValueProcessorByRule({ field: 'customer', operator: '=', value: "O'Neil" })`,
    'value-processor-by-rule-escape': `formatQuery(${customer}, { format: 'sql', valueProcessor: (rule, options) => defaultValueProcessorByRule(rule, options) })`,
  }),
];
