import { type Probe, probes } from '../probe.ts';

const formats = [
  'json',
  'json_without_ids',
  'sql',
  'parameterized',
  'parameterized_named',
  'mongodb',
  'mongodb_query',
  'cel',
  'spel',
  'jsonlogic',
  'elasticsearch',
  'jsonata',
  'natural_language',
  'ldap',
];

const group = (...rules: readonly string[]) => `{
  combinator: 'and',
  rules: [
    ${rules.map((rule) => `${rule},`).join('\n    ')}
  ],
}`;

/** Each is about one thing that formats treat differently. */
const queries = {
  comparison: group(
    "{ field: 'status', operator: '=', value: 'open' }",
    "{ field: 'total', operator: '>', value: 100 }",
  ),
  text: group(
    "{ field: 'note', operator: 'contains', value: 'gift' }",
    "{ field: 'note', operator: 'doesNotBeginWith', value: 'no' }",
    "{ field: 'note', operator: 'endsWith', value: 'day' }",
  ),
  list: group(
    "{ field: 'status', operator: 'in', value: 'open,paid' }",
    "{ field: 'status', operator: 'notIn', value: ['lost', 'void'] }",
  ),
  range: group("{ field: 'total', operator: 'between', value: '10,20' }"),
  'reversed-range': group("{ field: 'total', operator: 'between', value: [20, 10] }"),
  null: group(
    "{ field: 'note', operator: 'null', value: null }",
    "{ field: 'note', operator: 'notNull', value: null }",
  ),
  inverted: `{ combinator: 'or', not: true, rules: [{ field: 'express', operator: '=', value: true }] }`,
  nested: group(
    "{ field: 'status', operator: '=', value: 'open' }",
    `{ combinator: 'or', rules: [{ field: 'express', operator: '=', value: true }] }`,
  ),
  empty: `{ combinator: 'and', rules: [] }`,
  quote: group(`{ field: 'customer', operator: '=', value: "O'Neil" }`),
  'field-value': group("{ field: 'total', operator: '>', value: 'paid', valueSource: 'field' }"),
  independent: `{
  rules: [
    { field: 'status', operator: '=', value: 'open' },
    'or',
    { field: 'express', operator: '=', value: true },
  ],
}`,
};

/** Independent combinators exist since v4. */
const needsOfQuery: Partial<Record<keyof typeof queries, readonly string[]>> = {
  independent: ['RuleGroupTypeIC'],
  'field-value': ['RuleType.valueSource'],
};

export const formatProbes: readonly Probe[] = formats.flatMap((format) =>
  Object.entries(queries).flatMap(([name, query]) =>
    probes(`format/${format}`, { [name]: `formatQuery(${query}, '${format}')` }, [
      `ExportFormat.${format}`,
      ...(needsOfQuery[name as keyof typeof queries] ?? []),
    ]),
  ),
);
