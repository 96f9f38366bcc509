import type { Field } from 'react-querybuilder';
import { Call, Code, print } from '../parts/print.ts';

/** Names of the functions of `@tanstack/db` that the export asks for. */
export const tanStackNames = [
  'and',
  'eq',
  'gt',
  'gte',
  'inArray',
  'isNull',
  'like',
  'lt',
  'lte',
  'not',
  'or',
] as const;

const recorder =
  (name: string) =>
  (...args: unknown[]) =>
    new Call(name, args);

/** Functions of any name that record how they are called, in place of a package's. */
const recorders: Readonly<Record<string, (...args: unknown[]) => Call>> = new Proxy(
  {},
  { get: (_, name) => recorder(String(name)) },
);

/** The functions of `@tanstack/db`, recording. */
export const tanStackDb = Object.fromEntries(tanStackNames.map((name) => [name, recorder(name)]));

/** `sql` of `drizzle-orm`: a template with expressions in it. */
const sql = Object.assign(
  (texts: TemplateStringsArray, ...values: unknown[]) =>
    new Code(
      `sql\`${texts.map((text, i) => (i === 0 ? '' : hole(values[i - 1])) + text).join('')}\``,
    ),
  { raw: (text: string) => new Code(text) },
);

const hole = (value: unknown) => `\${${print(value)}}`;

/** The functions of `drizzle-orm`, recording. */
export const drizzle = new Proxy(recorders, {
  get: (target, name) => (name === 'sql' ? sql : target[String(name)]),
});

/** `Op`, `col` and `fn` of `sequelize`; operators print as they are written. */
export const sequelize = {
  Op: new Proxy({} as Readonly<Record<string, symbol>>, {
    get: (_, name) => Symbol.for(`Op.${String(name)}`),
  }),
  col: recorder('col'),
  fn: recorder('fn'),
};

/** The columns of a table by field. */
export const columnsOf = (table: string, fields: readonly Field[]) =>
  Object.fromEntries(
    fields.map(({ name }) => [String(name), new Code(`${table}.${String(name)}`)]),
  );
