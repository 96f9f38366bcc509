import { print } from '../../../demo/client/panels/parts/print.ts';
import type { StartField } from '../schema/fields.ts';

/**
 * Options of `formatQuery` for each database. Some presets leave names without quotes. `quote` closes a name,
 * and so has to be doubled in one.
 */
export const databases = {
  postgresql: { label: 'PostgreSQL', quote: '"', options: { preset: 'postgresql' } },
  mysql: { label: 'MySQL', quote: '`', options: { preset: 'mysql', quoteFieldNamesWith: '`' } },
  sqlite: { label: 'SQLite', quote: '"', options: { preset: 'sqlite', quoteFieldNamesWith: '"' } },
  mssql: {
    label: 'SQL Server',
    quote: ']',
    options: { preset: 'mssql', numberedParams: true, paramPrefix: '@p' },
  },
} as const satisfies Record<string, { label: string; quote: string; options: object }>;

export type Database = keyof typeof databases;

const checks = `type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const isValue = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) || value === null;

/** Copies only what was checked, because a client can send anything. */
function checkedGroup(given: unknown, depth = 0): RuleGroupType {
  if (!isObject(given) || !Array.isArray(given.rules) || depth > 10 || given.rules.length > 100)
    throw new Error('The query isn’t a group of rules, or it’s too large.');
  if (given.combinator !== 'and' && given.combinator !== 'or')
    throw new Error('The combinator has to be "and" or "or".');
  return {
    combinator: given.combinator,
    not: given.not === true,
    rules: given.rules.map((one) =>
      isObject(one) && 'rules' in one ? checkedGroup(one, depth + 1) : checkedRule(one),
    ),
  };
}

function checkedRule(given: unknown): RuleType {
  if (!isObject(given)) throw new Error('A rule has to be an object.');
  const field = String(given.field);
  const operator = String(given.operator);
  if (!allowed.get(field)?.includes(operator))
    throw new Error(\`"\${field}" can’t be compared with "\${operator}".\`);
  const { value } = given;
  if (!(Array.isArray(value) ? value.every(isValue) : isValue(value)))
    throw new Error(\`The value of "\${field}" isn’t text, a number, or a list of them.\`);
  if (given.valueSource === 'field') throw new Error('A value can’t be a column.');
  return { field, operator, value };
}`;

/** A module for the server, for v8: it checks a query, and turns it into SQL with parameters. */
export function serverModule(fields: readonly StartField[], database: Database): string {
  const lists = fields.filter(({ matchModes }) => matchModes).map(({ name }) => name);
  const rows = fields
    .filter(({ matchModes }) => !matchModes)
    .map(({ name, operators = [] }) => `  [${print(name)}, ${print(operators)}],`);
  const { quote, options } = databases[database];
  const hasQuotes = fields.some(({ name }) => name.includes(quote));
  const doubled = `field: field.replaceAll(${print(quote)}, ${print(quote + quote)}),`;
  return [
    `import type { RuleGroupType, RuleType } from 'react-querybuilder';`,
    `import { formatQuery } from 'react-querybuilder/formatQuery';`,
    '',
    '/** The operators that a client may use, by column. */',
    'const allowed: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([',
    ...rows,
    ']);',
    ...(lists.length > 0
      ? [`// Lists need SQL of your own, so they’re left out: ${JSON.stringify(lists)}`]
      : []),
    '',
    hasQuotes ? checks.replace('return { field,', `return { ${doubled}`) : checks,
    '',
    '/** Turns what a client sent into a condition for WHERE, and its parameters. */',
    'export function toSql(given: unknown) {',
    '  return formatQuery(checkedGroup(given), {',
    "    format: 'parameterized',",
    ...Object.entries(options).map(([name, value]) => `    ${name}: ${print(value)},`),
    '  });',
    '}',
    '',
  ].join('\n');
}
