import ts from 'typescript';
import {
  type Constraints,
  kindsOf,
  type Problem,
  type Read,
  type Scalar,
  type Table,
  type ValueKind,
} from '../types.ts';
import {
  bare,
  columnsOf,
  enumShape,
  lineOf,
  mistakesOf,
  nameOf,
  parseSource,
  type Shape,
  scalarOf,
  scalarsOf,
  unionOf,
  variablesOf,
} from './syntax.ts';

/** What the functions of `z` make, also those of `z.coerce` and `z.iso`. */
const makers = kindsOf({
  text: 'string email url cuid cuid2 ulid nanoid ipv4 ipv6 base64 emoji templateLiteral',
  integer: 'int int32 uint32',
  number: 'number float32 float64',
  bigint: 'bigint int64',
  boolean: 'boolean stringbool',
  timestamp: 'date datetime',
  time: 'time',
  uuid: 'uuid guid uuidv4',
  json: 'record map json',
  binary: 'file',
});

/** Methods that make the kind more exact. */
const exact = kindsOf({
  integer: 'int',
  uuid: 'uuid guid',
  date: 'date',
  timestamp: 'datetime',
  time: 'time',
});

const isNumeric = (kind: ValueKind | undefined) =>
  kind === 'number' || kind === 'integer' || kind === 'bigint';

/** Methods that set limits. `n` is their argument. */
const limits: Readonly<Record<string, (n: number, isNumber: boolean) => Constraints>> = {
  min: (n, isNumber) => (isNumber ? { min: n } : { minLength: n }),
  max: (n, isNumber) => (isNumber ? { max: n } : { maxLength: n }),
  length: (n) => ({ minLength: n, maxLength: n }),
  gte: (n) => ({ min: n }),
  lte: (n) => ({ max: n }),
  gt: (n) => ({ minExclusive: n }),
  lt: (n) => ({ maxExclusive: n }),
  nonempty: () => ({ minLength: 1 }),
  positive: () => ({ minExclusive: 0 }),
  negative: () => ({ maxExclusive: 0 }),
  nonnegative: () => ({ min: 0 }),
  nonpositive: () => ({ max: 0 }),
};

const unknown: Shape = { kind: 'unknown' };

// Schemas that refer to each other could go on for long.
const most = 500;

/** Classes that `instanceof` is used with. */
const classes = kindsOf({
  timestamp: 'Date',
  number: 'Decimal',
  binary: 'Buffer Uint8Array File Blob',
});

class Reader {
  count = 0;
  readonly problems: Problem[] = [];
  readonly variables: ReadonlyMap<string, ts.Expression>;
  private readonly enums = new Map<string, Shape>();
  private readonly open = new Set<string>();

  constructor(source: ts.SourceFile) {
    this.variables = variablesOf(source);
    for (const node of source.statements)
      if (ts.isEnumDeclaration(node)) this.enums.set(node.name.text, enumShape(node));
  }

  /** A variable's shape. One that contains itself ends in an object without members. */
  named(name: string): Shape {
    const value = this.variables.get(name);
    if (!value) {
      const message = `${name} isn't in this text, so its values are unknown.`;
      if (name !== 'z' && !this.problems.some((problem) => problem.message === message))
        this.problems.push({ message });
      return unknown;
    }
    const isTooLarge = this.open.size > 8 || (this.open.size > 0 && this.count > most);
    if (this.open.has(name) || isTooLarge) return { kind: 'json' };
    this.count += 1;
    this.open.add(name);
    const shape = this.shape(value);
    this.open.delete(name);
    return shape;
  }

  shape(expression: ts.Expression | undefined): Shape {
    if (!expression) return unknown;
    const node = bare(expression);
    if (ts.isIdentifier(node)) return this.named(node.text);
    if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? unknown : this.shape(node.body);
    if (ts.isPropertyAccessExpression(node)) return this.property(node);
    if (!ts.isCallExpression(node)) return unknown;
    const callee = bare(node.expression);
    // A function of the text that makes a schema.
    if (ts.isIdentifier(callee) && this.variables.has(callee.text)) return this.named(callee.text);
    if (!ts.isPropertyAccessExpression(callee)) return unknown;
    const method = callee.name.text;
    return /^z(?:\.(?:coerce|iso|mini))?$/.test(callee.expression.getText())
      ? this.make(method, node.arguments, callee.expression.getText() === 'z.iso')
      : this.change(this.shape(callee.expression), method, node.arguments);
  }

  /** `Order.shape.status`, `Order.element`, and `Status.enum`. */
  private property(node: ts.PropertyAccessExpression): Shape {
    const base = bare(node.expression);
    if (ts.isPropertyAccessExpression(base) && base.name.text === 'shape') {
      return this.shape(base.expression).members?.get(node.name.text) ?? unknown;
    }
    const shape = this.shape(base);
    return node.name.text === 'element' ? { ...shape, list: false } : shape;
  }

  private members(expression: ts.Expression | undefined): Map<string, Shape> {
    const members = new Map<string, Shape>();
    const node = expression && bare(expression);
    if (node && ts.isIdentifier(node)) return this.members(this.variables.get(node.text));
    if (node && ts.isPropertyAccessExpression(node))
      return new Map(this.shape(node.name.text === 'shape' ? node.expression : node).members);
    if (!node || !ts.isObjectLiteralExpression(node)) return members;
    for (const property of node.properties) {
      const line = lineOf(property);
      if (ts.isSpreadAssignment(property)) {
        for (const [name, shape] of this.members(property.expression)) members.set(name, shape);
      } else if (ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)) {
        const name = nameOf(property.name);
        const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
        if (name !== undefined) members.set(name, { ...this.shape(value), line });
      } else if (ts.isGetAccessorDeclaration(property)) {
        const name = nameOf(property.name);
        const result = property.body?.statements.find(ts.isReturnStatement)?.expression;
        if (name !== undefined) members.set(name, { ...this.shape(result), line });
      }
    }
    return members;
  }

  private make(name: string, given: readonly ts.Expression[], isIso: boolean): Shape {
    const [first, second] = given;
    switch (name) {
      case 'object':
      case 'strictObject':
      case 'looseObject':
        return { kind: 'json', members: this.members(first) };
      case 'array':
      case 'set':
        return { ...this.shape(first), nullable: false, list: true };
      case 'tuple': {
        const { kind = 'unknown' } = this.union(first);
        return { kind, list: true };
      }
      case 'enum':
      case 'nativeEnum': {
        const known = first && ts.isIdentifier(first) ? this.enums.get(first.text) : undefined;
        return known ?? choices(scalarsOf(first, this.variables));
      }
      case 'literal': {
        if (first?.kind === ts.SyntaxKind.NullKeyword) return { nullable: true };
        const value = scalarOf(first, this.variables);
        return choices(value === undefined ? scalarsOf(first, this.variables) : [value]);
      }
      case 'null':
      case 'undefined':
        return { nullable: true };
      case 'union':
      case 'discriminatedUnion':
        return this.union(name === 'union' ? first : second);
      case 'intersection':
        return this.merge(this.shape(first), this.shape(second));
      case 'optional':
      case 'nullable':
      case 'nullish':
        return { ...this.shape(first), nullable: true };
      case 'instanceof':
        return { kind: classes(first?.getText().replace(/^.*\./, '') ?? '') ?? 'unknown' };
      case 'lazy':
        return this.shape(first);
      case 'preprocess':
        return this.shape(second);
      default:
        if (isIso && name === 'date') return { kind: 'date' };
        return { kind: makers(name) ?? 'unknown' };
    }
  }

  private union(options: ts.Expression | undefined): Shape {
    const node = options && bare(options);
    const given = node && ts.isArrayLiteralExpression(node) ? node.elements : [];
    return unionOf(given.map((element) => this.shape(element)));
  }

  private merge(one: Shape, other: Shape): Shape {
    return {
      ...one,
      kind: 'json',
      members: new Map([...(one.members ?? []), ...(other.members ?? [])]),
    };
  }

  private change(base: Shape, method: string, given: readonly ts.Expression[]): Shape {
    const [first] = given;
    const isNumber = isNumeric(base.kind);
    if (base.list && Object.hasOwn(limits, method)) return base;
    if (Object.hasOwn(limits, method)) {
      const n = Number(scalarOf(first, this.variables));
      if (first && !Number.isFinite(n)) return base;
      return { ...base, constraints: { ...base.constraints, ...limits[method]?.(n, isNumber) } };
    }
    const kind = exact(method);
    if (kind && (base.kind === 'text' || base.kind === 'number')) return { ...base, kind };
    switch (method) {
      case 'optional':
      case 'nullable':
      case 'nullish':
        return { ...base, nullable: true };
      case 'array':
        return { ...base, nullable: false, list: true };
      case 'pipe': {
        const result = this.shape(first);
        return result.kind === 'unknown' ? base : { ...result, nullable: base.nullable };
      }
      case 'default':
      case 'prefault': {
        const value = scalarOf(first, this.variables);
        return value === undefined ? base : { ...base, default: value };
      }
      case 'regex':
        // A pattern that ignores case would refuse too much without its flag.
        return first && ts.isRegularExpressionLiteral(first) && !/\/[a-z]*i[a-z]*$/.test(first.text)
          ? {
              ...base,
              constraints: {
                ...base.constraints,
                pattern: first.text.slice(1, first.text.lastIndexOf('/')),
              },
            }
          : base;
      case 'extend':
      case 'safeExtend':
        return { ...base, members: new Map([...(base.members ?? []), ...this.members(first)]) };
      case 'merge':
      case 'and':
        return this.merge(base, this.shape(first));
      case 'or':
        return unionOf([base, this.shape(first)]);
      case 'pick':
      case 'omit':
      case 'partial':
      case 'required':
        return { ...base, members: this.subset(base.members, method, first) };
      default:
        return base;
    }
  }

  private subset(
    members: Shape['members'],
    method: string,
    mask: ts.Expression | undefined,
  ): Map<string, Shape> {
    const names =
      mask && ts.isObjectLiteralExpression(mask)
        ? mask.properties.map(({ name }) => nameOf(name))
        : undefined;
    return new Map(
      [...(members ?? [])].flatMap(([name, shape]): [string, Shape][] => {
        const isNamed = names?.includes(name) ?? true;
        if (method === 'pick' || method === 'omit')
          return isNamed === (method === 'pick') ? [[name, shape]] : [];
        return [[name, isNamed ? { ...shape, nullable: method === 'partial' } : shape]];
      }),
    );
  }
}

function choices(values: readonly Scalar[]): Shape {
  const kind = values.every((value) => typeof value === 'number') ? 'number' : 'text';
  if (values.length === 0) return { kind: 'unknown' };
  return values.every((value) => typeof value === 'boolean')
    ? { kind: 'boolean' }
    : { kind, values };
}

/** Reads the object schemas of Zod 3 and 4 that a file assigns to variables. */
export const read: Read = (text) => {
  const source = parseSource(text);
  const reader = new Reader(source);
  const tables: Table[] = [];
  for (const [name, value] of reader.variables) {
    if (!ts.isCallExpression(value)) continue;
    reader.problems.length = 0;
    reader.count = 0;
    const { members } = reader.named(name);
    if (members && members.size > 0)
      tables.push({ name, columns: columnsOf(members), problems: [...reader.problems] });
  }
  return { tables, problems: mistakesOf(source) };
};
