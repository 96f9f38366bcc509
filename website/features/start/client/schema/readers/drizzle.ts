import ts from 'typescript';
import { type Column, kindsOf, newColumn, type Problem, type Read, type Table } from '../types.ts';
import {
  bare,
  lineOf,
  mistakesOf,
  nameOf,
  parseSource,
  scalarOf,
  scalarsOf,
  variablesOf,
} from './syntax.ts';

/** What the functions of Drizzle's databases make. */
const makers = kindsOf({
  text: 'text varchar char citext tinytext mediumtext longtext nvarchar nchar ntext inet cidr macaddr macaddr8 interval string enum',
  integer: 'integer int int2 int4 smallint mediumint tinyint serial smallserial year',
  bigint: 'bigint bigserial int8 serial8',
  number: 'numeric decimal real doublePrecision double float float4 float8 money',
  boolean: 'boolean bool bit',
  timestamp: 'timestamp datetime datetime2 datetimeoffset',
  date: 'date',
  time: 'time',
  uuid: 'uuid uniqueIdentifier',
  json: 'json jsonb geometry point line',
  binary: 'blob bytea binary varbinary',
});

/** The `mode` in a column's options decides what its values are. */
const modes = kindsOf({
  boolean: 'boolean',
  integer: 'number',
  bigint: 'bigint',
  json: 'json',
  timestamp: 'timestamp timestamp_ms',
});

const nameOfCallee = (node: ts.CallExpression): string => {
  const callee = bare(node.expression);
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
};

const isEnum = (node: ts.CallExpression) => /^(?:\w*Enum|enum)$/.test(nameOfCallee(node));

/** The expression that a function returns. */
function resultOf(node: ts.Expression | undefined): ts.Expression | undefined {
  const value = node && bare(node);
  if (!value || !(ts.isArrowFunction(value) || ts.isFunctionExpression(value))) return value;
  if (!ts.isBlock(value.body)) return bare(value.body);
  const result = value.body.statements.find(ts.isReturnStatement)?.expression;
  return result && bare(result);
}

class Reader {
  problems: Problem[] = [];
  readonly variables: ReadonlyMap<string, ts.Expression>;

  constructor(source: ts.SourceFile) {
    this.variables = new Map(variablesOf(source));
    for (const node of source.statements) {
      if (!ts.isFunctionDeclaration(node) || !node.name) continue;
      const result = node.body?.statements.find(ts.isReturnStatement)?.expression;
      if (result) (this.variables as Map<string, ts.Expression>).set(node.name.text, bare(result));
    }
  }

  /** The table that a variable holds: its name in the database, and the object with its columns. */
  table(variable: string): { name: string; columns: ts.ObjectLiteralExpression } | undefined {
    const node = this.variables.get(variable);
    if (!node || !ts.isCallExpression(node)) return undefined;
    const callee = bare(node.expression);
    const creator = ts.isIdentifier(callee) ? this.variables.get(callee.text) : undefined;
    const isTable =
      /(?:^t|T)able$/.test(nameOfCallee(node)) ||
      (creator && ts.isCallExpression(creator) && /TableCreator$/.test(nameOfCallee(creator)));
    const name = scalarOf(node.arguments[0], this.variables);
    const columns = this.object(node.arguments[1]);
    return isTable && typeof name === 'string' && columns ? { name, columns } : undefined;
  }

  private object(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
    const value = resultOf(node);
    if (value && ts.isCallExpression(value)) return this.object(value.expression);
    if (value && ts.isIdentifier(value)) return this.object(this.variables.get(value.text));
    return value && ts.isObjectLiteralExpression(value) ? value : undefined;
  }

  columns(object: ts.ObjectLiteralExpression, depth = 0): Column[] {
    return object.properties.flatMap((property): Column[] => {
      const line = lineOf(property);
      if (ts.isSpreadAssignment(property)) {
        const spread = depth < 5 ? this.object(property.expression) : undefined;
        if (spread) return this.columns(spread, depth + 1);
        const message = `The columns of ${property.expression.getText()} aren't in this text, so they were left out.`;
        this.problems.push({ message, line });
        return [];
      }
      const name = nameOf(property.name);
      if (
        name === undefined ||
        !(ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property))
      )
        return [];
      const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
      const facts = this.facts(value, 0);
      if (facts.kind === undefined && !facts.values) {
        this.problems.push({
          message: `The type of "${name}" isn't one of Drizzle's, so its values are unknown.`,
          line,
        });
      }
      return [newColumn(name, { nullable: true, ...facts, kind: facts.kind ?? 'unknown', line })];
    });
  }

  /** Follows a chain such as `varchar('name').notNull()` from its start. */
  private facts(expression: ts.Expression, depth: number): Partial<Column> {
    const node = bare(expression);
    if (depth > 30) return {};
    if (ts.isIdentifier(node)) {
      const value = this.variables.get(node.text);
      return value ? this.facts(value, depth + 1) : {};
    }
    if (!ts.isCallExpression(node)) return {};
    const callee = bare(node.expression);
    const isMethod =
      ts.isPropertyAccessExpression(callee) && ts.isCallExpression(bare(callee.expression));
    if (ts.isPropertyAccessExpression(callee) && isMethod) {
      return this.change(
        this.facts(callee.expression, depth + 1),
        callee.name.text,
        node.arguments,
      );
    }
    return this.make(node, depth);
  }

  private make(node: ts.CallExpression, depth: number): Partial<Column> {
    const name = nameOfCallee(node);
    const own = this.variables.get(name);
    if (own && ts.isCallExpression(own) && isEnum(own)) {
      return { kind: 'text', values: scalarsOf(own.arguments[1], this.variables) };
    }
    if (own && !makers(name)) return this.facts(resultOf(own) ?? own, depth + 1);
    if (isEnum(node))
      return {
        kind: 'text',
        values: scalarsOf(node.arguments[1] ?? node.arguments[0], this.variables),
      };
    const options = node.arguments.map((one) => bare(one)).find(ts.isObjectLiteralExpression);
    const option = (key: string) =>
      options?.properties
        .filter(ts.isPropertyAssignment)
        .find((property) => nameOf(property.name) === key)?.initializer;
    const mode = String(scalarOf(option('mode'), this.variables) ?? '');
    const length = scalarOf(option('length'), this.variables);
    const values = scalarsOf(option('enum'), this.variables);
    const kind = modes(mode) ?? makers(name);
    const isWhole = kind === 'integer' || (kind === 'number' && mode !== 'number');
    return {
      ...(kind && { kind: kind === 'integer' && makers(name) === 'number' ? 'number' : kind }),
      constraints: {
        ...(typeof length === 'number' && kind === 'text' && { maxLength: length }),
        ...(isWhole && scalarOf(option('unsigned'), this.variables) === true && { min: 0 }),
      },
      ...(values.length > 0 && { values }),
      ...(name === 'vector' && { kind: 'number', list: true }),
      ...(/serial/.test(name) && { nullable: false }),
    };
  }

  private change(
    facts: Partial<Column>,
    method: string,
    given: readonly ts.Expression[],
  ): Partial<Column> {
    switch (method) {
      case 'notNull':
      case 'primaryKey':
        return { ...facts, nullable: false };
      case 'array':
        return { ...facts, list: true };
      case 'default': {
        const value = scalarOf(given[0], this.variables);
        return value === undefined ? facts : { ...facts, default: value };
      }
      case 'references': {
        const target = resultOf(given[0]);
        if (!target || !ts.isPropertyAccessExpression(target)) return facts;
        const variable = target.expression.getText();
        return {
          ...facts,
          target: { table: this.table(variable)?.name ?? variable, column: target.name.text },
        };
      }
      default:
        return facts;
    }
  }
}

/** Reads Drizzle's tables. A column has the name of its property, because that's what queries use. */
export const read: Read = (text) => {
  const source = parseSource(text);
  const reader = new Reader(source);
  const tables: Table[] = [];
  for (const variable of reader.variables.keys()) {
    const table = reader.table(variable);
    if (!table) continue;
    reader.problems = [];
    tables.push({
      name: table.name,
      columns: reader.columns(table.columns),
      problems: reader.problems,
    });
  }
  return { tables, problems: mistakesOf(source) };
};
