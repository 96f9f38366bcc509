import type { Field } from 'react-querybuilder';
import type { DataSet } from '../../data/types.ts';
import type { FormatId } from '../../formats.ts';
import { Call, Code, print } from '../parts/print.ts';

const tanStackNames = [
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

/** Functions of any name that record their calls, instead of a package's. */
const recorders: Readonly<Record<string, (...args: unknown[]) => Call>> = new Proxy(
  {},
  { get: (_, name) => recorder(String(name)) },
);

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

const drizzle = new Proxy(recorders, {
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

const columnsOf = (table: string, fields: readonly Field[]) =>
  Object.fromEntries(
    fields.map(({ name }) => [String(name), new Code(`${table}.${String(name)}`)]),
  );

export interface Returned {
  readonly text: string;
  /** What the text is, if it isn't the value itself. */
  readonly note?: string;
}

export type Table = Pick<DataSet, 'id' | 'fields'>;

/** What a format needs from a package that isn't part of the page. */
interface StandIn {
  /** The option `context`: its value, and the code of that value. */
  readonly context?: {
    readonly value: unknown;
    readonly code: string;
    readonly imports: string;
  };
  readonly describe: (output: unknown, table: Table) => Returned;
}

type Columns = ReturnType<typeof columnsOf>;

export const standIns: Partial<Record<FormatId, StandIn>> = {
  drizzle: {
    describe: (output, { id: table, fields }) => ({
      text: print((output as (...args: unknown[]) => unknown)(columnsOf(table, fields), drizzle)),
      note: `A function. When called with the columns of ${table} and the operators of drizzle-orm, it returns:`,
    }),
  },
  sequelize: {
    context: {
      value: {
        sequelizeOperators: sequelize.Op,
        sequelizeCol: sequelize.col,
        sequelizeFn: sequelize.fn,
      },
      code: '{ sequelizeOperators: Op, sequelizeCol: col, sequelizeFn: fn }',
      imports: "import { Op, col, fn } from 'sequelize';",
    },
    describe: (output) => ({
      text: print(output, 'js'),
      note: 'An object whose keys are Sequelize symbols:',
    }),
  },
  tanstack_db: {
    context: {
      value: { tanStackDbOperators: tanStackDb },
      code: `{\n    tanStackDbOperators: { ${tanStackNames.join(', ')} },\n  }`,
      imports: `import { ${tanStackNames.join(', ')} } from '@tanstack/db';`,
    },
    describe: (output, { id: table, fields }) => ({
      text: print(
        (output as (row: Readonly<Record<string, Columns>>) => unknown)({
          [table]: columnsOf(table, fields),
        }),
      ),
      note: `A function for .where(). When called with { ${table} }, it returns:`,
    }),
  },
};
