import ts from 'typescript';
import {
  kindsOf,
  type Problem,
  type Read,
  type Scalar,
  type Table,
  type ValueKind,
} from '../types.ts';
import { type Declarations, declarationsOf, parameterOf, resolve } from './declarations.ts';
import { scalars } from './scalars.ts';
import {
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

const keywords: Partial<Readonly<Record<ts.SyntaxKind, ValueKind>>> = {
  [ts.SyntaxKind.StringKeyword]: 'text',
  [ts.SyntaxKind.NumberKeyword]: 'number',
  [ts.SyntaxKind.BigIntKeyword]: 'bigint',
  [ts.SyntaxKind.BooleanKeyword]: 'boolean',
  [ts.SyntaxKind.ObjectKeyword]: 'json',
  [ts.SyntaxKind.TemplateLiteralType]: 'text',
  [ts.SyntaxKind.MappedType]: 'json',
};

/** Types of JavaScript, and of packages whose types often describe rows. */
const globals = kindsOf({
  text: 'String URL ObjectId Types.ObjectId',
  number: 'Number Decimal Prisma.Decimal',
  boolean: 'Boolean',
  timestamp: 'Date Timestamp Dayjs DateTime Moment moment.Moment',
  json: 'Record Map Object Prisma.JsonValue',
  binary: 'Buffer Uint8Array ArrayBuffer Blob',
});

const kindOf = (value: Scalar): ValueKind =>
  typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : 'boolean';

const keyOf = (node: ts.TypeNode) =>
  ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : '';

/** Types whose first argument has the same members. */
const wrappers = new Set(['Partial', 'Required', 'Readonly', 'NonNullable', 'Pick', 'Omit']);
const lists = new Set(['Array', 'ReadonlyArray', 'Set', 'ReadonlySet']);

/** Types of Kysely whose first argument is what a query returns, and usual names for optional values. */
const first = new Set([
  'Generated',
  'GeneratedAlways',
  'ColumnType',
  'JSONColumnType',
  'Selectable',
]);
const optional = new Set(['Maybe', 'InputMaybe', 'Nullable', 'Optional']);

// Types that refer to each other could go on for long.
const most = 300;

class Reader {
  count = 0;
  problems: Problem[] = [];
  readonly declarations: Declarations;
  /** The arguments of the generic types that are being read. */
  private readonly bound = new Map<ts.TypeParameterDeclaration, Shape>();
  private readonly variables: ReadonlyMap<string, ts.Expression>;

  constructor(source: ts.SourceFile) {
    this.variables = variablesOf(source);
    this.declarations = declarationsOf(source);
  }

  /** What a declared name describes. A type that contains itself ends in an object without members. */
  named(name: string, within: readonly string[]): Shape {
    const isTooLarge = within.length > 0 && this.count > most;
    if (within.includes(name) || within.length > 4 || isTooLarge) return { kind: 'json' };
    const path = [...within, name];
    return (this.declarations.get(name) ?? []).reduce<Shape>((merged, node) => {
      if (ts.isEnumDeclaration(node)) return enumShape(node);
      if (ts.isTypeAliasDeclaration(node)) return this.shape(node.type, path);
      const inherited = (node.heritageClauses ?? [])
        .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
        .flatMap(({ types }) =>
          types.map((type) =>
            this.reference(type.expression.getText(), type.typeArguments, type, path),
          ),
        );
      return this.merge([merged, ...inherited, this.object(node.members, path)]);
    }, {});
  }

  private merge(shapes: readonly Shape[]): Shape {
    const members = shapes.flatMap((shape) => [...(shape.members ?? [])]);
    // A string with a brand is still a string.
    const scalar = shapes.find(
      ({ kind, members }) => kind && kind !== 'json' && kind !== 'unknown' && !members,
    );
    return scalar ?? { kind: 'json', members: new Map(members) };
  }

  private object(
    nodes: readonly (ts.TypeElement | ts.ClassElement)[],
    within: readonly string[],
  ): Shape {
    const members = new Map<string, Shape>();
    // Parameters of a constructor can declare properties.
    const parameters = nodes
      .filter(ts.isConstructorDeclaration)
      .flatMap((node) =>
        node.parameters.filter((one) => ts.isParameterPropertyDeclaration(one, node)),
      );
    for (const node of [...nodes, ...parameters]) {
      if (!ts.isPropertySignature(node) && !ts.isPropertyDeclaration(node) && !ts.isParameter(node))
        continue;
      const name = nameOf(node.name as ts.PropertyName);
      const initializer = ts.isPropertySignature(node) ? undefined : node.initializer;
      const isFunction =
        (node.type !== undefined && ts.isFunctionTypeNode(node.type)) ||
        (initializer !== undefined &&
          (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)));
      const isStatic =
        ts.isPropertyDeclaration(node) &&
        (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static) !== 0;
      if (name === undefined || isFunction || isStatic) continue;
      this.count += 1;
      const value = node.type ? undefined : scalarOf(initializer, this.variables);
      const shape = value === undefined ? this.shape(node.type, within) : { kind: kindOf(value) };
      const isOptional = node.questionToken !== undefined;
      members.set(name, {
        ...shape,
        nullable: shape.nullable === true || isOptional,
        line: lineOf(node),
      });
    }
    return { kind: 'json', members };
  }

  private shape(node: ts.TypeNode | undefined, within: readonly string[]): Shape {
    if (!node) return { kind: 'unknown' };
    const keyword = keywords[node.kind];
    if (keyword) return { kind: keyword };
    if (ts.isParenthesizedTypeNode(node)) return this.shape(node.type, within);
    if (ts.isTypeOperatorNode(node)) {
      const isKeys = node.operator === ts.SyntaxKind.KeyOfKeyword;
      return isKeys ? this.keys(node.type, within) : this.shape(node.type, within);
    }
    if (ts.isTypeLiteralNode(node)) return this.object(node.members, within);
    if (ts.isArrayTypeNode(node))
      return { ...this.shape(node.elementType, within), nullable: false, list: true };
    if (ts.isTupleTypeNode(node)) {
      const items = node.elements.map((one) => (ts.isNamedTupleMember(one) ? one.type : one));
      return { kind: this.union(items, within).kind ?? 'unknown', list: true };
    }
    if (ts.isIntersectionTypeNode(node))
      return this.merge(node.types.map((type) => this.shape(type, within)));
    if (ts.isUnionTypeNode(node)) return this.union(node.types, within);
    if (ts.isLiteralTypeNode(node)) return this.literal(node.literal);
    if (ts.isIndexedAccessTypeNode(node)) return this.indexed(node, within);
    if (ts.isTypeReferenceNode(node)) {
      return this.reference(node.typeName.getText(), node.typeArguments, node, within);
    }
    return { kind: 'unknown' };
  }

  /** `keyof Order` and `keyof typeof labels`. */
  private keys(node: ts.TypeNode, within: readonly string[]): Shape {
    const value = ts.isTypeQueryNode(node) && this.variables.get(node.exprName.getText());
    const names =
      value && ts.isObjectLiteralExpression(value)
        ? value.properties.map(({ name }) => nameOf(name))
        : [...(this.shape(node, within).members?.keys() ?? [])];
    const values = names.filter((name) => name !== undefined);
    return { kind: 'text', ...(values.length > 0 && { values }) };
  }

  private literal(node: ts.LiteralTypeNode['literal']): Shape {
    if (node.kind === ts.SyntaxKind.NullKeyword) return { nullable: true };
    if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
      return { kind: 'boolean' };
    const value: Scalar = ts.isStringLiteralLike(node) ? node.text : Number(node.getText());
    return { kind: typeof value === 'string' ? 'text' : 'number', values: [value] };
  }

  private union(types: readonly ts.TypeNode[], within: readonly string[]): Shape {
    return unionOf(
      types.map((type) =>
        type.kind === ts.SyntaxKind.UndefinedKeyword
          ? { nullable: true }
          : this.shape(type, within),
      ),
    );
  }

  /** `(typeof statuses)[number]` and `Order['status']`. */
  private indexed(
    { objectType, indexType }: ts.IndexedAccessTypeNode,
    within: readonly string[],
  ): Shape {
    const object = ts.isParenthesizedTypeNode(objectType) ? objectType.type : objectType;
    if (ts.isTypeQueryNode(object)) {
      const values = scalarsOf(this.variables.get(object.exprName.getText()), this.variables);
      if (values.length > 0)
        return { kind: typeof values[0] === 'number' ? 'number' : 'text', values };
    }
    const key = keyOf(indexType);
    const member = this.memberType(object, key);
    if (member) {
      const shape = this.shape(member, within);
      // Code generators map the scalars of a GraphQL schema that they don't know to `any`.
      const scalar = ts.isIndexedAccessTypeNode(object) ? keyOf(object.indexType) : key;
      const kind = shape.kind === 'unknown' ? scalars(scalar.toLowerCase()) : undefined;
      return kind ? { ...shape, kind } : shape;
    }
    return this.shape(object, within).members?.get(key) ?? { kind: 'unknown' };
  }

  /** The type of a member, without reading the other members, which may refer to this one. */
  private memberType(
    node: ts.TypeNode | undefined,
    key: string,
    depth = 0,
  ): ts.TypeNode | undefined {
    if (!node || depth > 10) return undefined;
    if (ts.isTypeReferenceNode(node)) {
      const found =
        this.declarations.get(resolve(this.declarations, node.typeName.getText(), node)) ?? [];
      const alias = found.find(ts.isTypeAliasDeclaration);
      return (
        this.memberType(alias?.type, key, depth + 1) ??
        typeOfMember(
          found.filter(ts.isInterfaceDeclaration).flatMap(({ members }) => [...members]),
          key,
        )
      );
    }
    if (ts.isIndexedAccessTypeNode(node)) {
      const inner = this.memberType(node.objectType, keyOf(node.indexType), depth + 1);
      return this.memberType(inner, key, depth + 1);
    }
    if (!ts.isTypeLiteralNode(node)) return undefined;
    return typeOfMember(node.members, key);
  }

  /** A declared type with its arguments. */
  private generic(
    name: string,
    given: readonly ts.TypeNode[] | undefined,
    within: readonly string[],
  ): Shape {
    const parameters = (this.declarations.get(name) ?? []).flatMap((node) =>
      ts.isEnumDeclaration(node) ? [] : (node.typeParameters ?? []).map((one, at) => ({ one, at })),
    );
    const shapes = (given ?? []).map((type) => this.shape(type, within));
    for (const { one, at } of parameters) {
      const shape = shapes[at];
      if (shape) this.bound.set(one, shape);
    }
    const shape = this.named(name, within);
    for (const { one } of parameters) this.bound.delete(one);
    return shape;
  }

  private reference(
    written: string,
    given: readonly ts.TypeNode[] | undefined,
    node: ts.Node,
    within: readonly string[],
  ): Shape {
    const [argument, second] = given ?? [];
    const name = resolve(this.declarations, written, node);
    const parameter = parameterOf(node, name);
    if (parameter) {
      const type = parameter.default ?? parameter.constraint;
      return this.bound.get(parameter) ?? this.shape(type, within);
    }
    if (lists.has(name)) return { ...this.shape(argument, within), nullable: false, list: true };
    if (first.has(name) && argument) return this.shape(argument, within);
    if (this.declarations.has(name)) return this.generic(name, given, within);
    if (optional.has(name) && argument) return { ...this.shape(argument, within), nullable: true };
    if (name === 'Promise' || name === 'Awaited') return this.shape(argument, within);
    if (name === 'Exclude' || name === 'Extract') {
      const shape = this.shape(argument, within);
      const named = this.shape(second, within).values;
      if (!shape.values || !named) return shape;
      const isKept = (value: Scalar) => named.includes(value) === (name === 'Extract');
      return { ...shape, values: shape.values.filter(isKept) };
    }
    if (name === 'Record') {
      const keys = this.shape(argument, within).values ?? [];
      const value = this.shape(second, within);
      const members = new Map(keys.map((key) => [String(key), value]));
      return { kind: 'json', ...(keys.length > 0 && { members }) };
    }
    const [, enumeration, member] = /^(.+)\.([^.]+)$/.exec(written) ?? [];
    const [declared] =
      this.declarations.get(resolve(this.declarations, enumeration ?? '', node)) ?? [];
    if (declared && ts.isEnumDeclaration(declared)) return enumShape(declared, member);
    if (wrappers.has(name)) {
      const shape = this.shape(argument, within);
      if (name === 'NonNullable') return { ...shape, nullable: false };
      const keys = second ? (this.shape(second, within).values ?? []) : [];
      const kept = [...(shape.members ?? [])].filter(([key]) =>
        name === 'Pick' ? keys.includes(key) : name !== 'Omit' || !keys.includes(key),
      );
      const changed = kept.map(([key, one]): [string, Shape] => [
        key,
        name === 'Partial' ? { ...one, nullable: true } : one,
      ]);
      return { ...shape, members: new Map(changed) };
    }
    const global = globals(name);
    if (global) return { kind: global };
    const message = `${name} isn't in this text, so its values are unknown.`;
    if (name && !this.problems.some((problem) => problem.message === message)) {
      this.problems.push({ message, line: lineOf(node) });
    }
    return { kind: 'unknown' };
  }
}

/** The tables of a generated type that nests the rows of each table, as Supabase writes it. */
const rowsWithin = (members: ReadonlyMap<string, Shape>): [string, ReadonlyMap<string, Shape>][] =>
  [...members].flatMap(([name, { members: inner }]) => {
    const row = inner?.get('Row')?.members;
    if (row) return [[name, row] as [string, ReadonlyMap<string, Shape>]];
    return inner ? rowsWithin(inner) : [];
  });

const typeOfMember = (members: readonly ts.TypeElement[], key: string) =>
  members.filter(ts.isPropertySignature).find(({ name }) => nameOf(name) === key)?.type;

/** Reads interfaces, types, and classes. */
export const read: Read = (text) => {
  const source = parseSource(text);
  const reader = new Reader(source);
  const tables: Table[] = [];
  for (const name of reader.declarations.keys()) {
    reader.problems = [];
    reader.count = 0;
    const { members, list } = reader.named(name, []);
    if (!members || (list && members.size === 0)) continue;
    const rows = rowsWithin(members);
    for (const [table, row] of rows.length > 0 ? rows : [[name, members] as const]) {
      tables.push({
        name: table.replace(/^.*\./, ''),
        columns: columnsOf(row),
        problems: reader.problems,
      });
    }
  }
  return { tables, problems: mistakesOf(source) };
};
