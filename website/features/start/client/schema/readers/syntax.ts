import ts from 'typescript';
import { type Column, newColumn, type Problem, type Scalar } from '../types.ts';

/** What a type or an expression describes. `members` are those of an object. */
export interface Shape extends Partial<Omit<Column, 'name' | 'path' | 'items'>> {
  readonly members?: ReadonlyMap<string, Shape>;
}

export const parseSource = (text: string) =>
  ts.createSourceFile('schema.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

/** Mistakes in the syntax, which don't keep the rest from being read. */
export function mistakesOf(source: ts.SourceFile): Problem[] {
  const { parseDiagnostics = [] } = source as {
    parseDiagnostics?: readonly ts.DiagnosticWithLocation[];
  };
  return parseDiagnostics.slice(0, 3).map(({ start, messageText }) => ({
    message: `The code has a mistake: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    line: source.getLineAndCharacterOfPosition(start).line + 1,
  }));
}

export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

/** The name of a property, if it isn't computed. */
export const nameOf = (name: ts.PropertyName | undefined): string | undefined =>
  name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name))
    ? name.text
    : undefined;

/** Without what doesn't change a value, such as `as const`. Of `a ?? b`, it's the default, `b`. */
export function bare(node: ts.Expression): ts.Expression {
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  ) {
    return bare(node.right);
  }
  return ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node;
}

/** The variables of a file, also those within functions and namespaces. */
export function variablesOf(source: ts.SourceFile): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      if (!found.has(node.name.text)) found.set(node.name.text, bare(node.initializer));
    } else if (ts.isExportAssignment(node)) found.set('default', bare(node.expression));
    else if (
      ts.isVariableStatement(node) ||
      ts.isVariableDeclarationList(node) ||
      ts.isModuleDeclaration(node) ||
      ts.isModuleBlock(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isBlock(node)
    ) {
      ts.forEachChild(node, visit);
    }
  };
  source.statements.forEach(visit);
  return found;
}

/** A literal, or a variable that holds one. */
export function scalarOf(
  node: ts.Expression | undefined,
  variables: ReadonlyMap<string, ts.Expression>,
  depth = 0,
): Scalar | undefined {
  if (!node || depth > 5) return undefined;
  const value = bare(node);
  if (ts.isStringLiteralLike(value)) return value.text;
  if (ts.isNumericLiteral(value)) return Number(value.text);
  if (ts.isBigIntLiteral(value)) return Number(value.text.slice(0, -1));
  if (value.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (value.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isPrefixUnaryExpression(value) && value.operator === ts.SyntaxKind.MinusToken) {
    const number = scalarOf(value.operand, variables, depth + 1);
    return typeof number === 'number' ? -number : undefined;
  }
  return ts.isIdentifier(value)
    ? scalarOf(variables.get(value.text), variables, depth + 1)
    : undefined;
}

/** The values of an array, or of an object such as `{ Open: 'open' } as const`. */
export function scalarsOf(
  node: ts.Expression | undefined,
  variables: ReadonlyMap<string, ts.Expression>,
  depth = 0,
): Scalar[] {
  if (!node || depth > 5) return [];
  const value = bare(node);
  if (ts.isIdentifier(value)) return scalarsOf(variables.get(value.text), variables, depth + 1);
  const elements = ts.isArrayLiteralExpression(value)
    ? [...value.elements]
    : ts.isObjectLiteralExpression(value)
      ? value.properties.filter(ts.isPropertyAssignment).map(({ initializer }) => initializer)
      : [];
  return elements.flatMap((element) =>
    ts.isSpreadElement(element)
      ? scalarsOf(element.expression, variables, depth + 1)
      : (scalarOf(element, variables) ?? []),
  );
}

/** The values of an enum. Those of a bit set aren't choices. */
export function enumShape(node: ts.EnumDeclaration, member?: string): Shape {
  let next = 0;
  let isBitSet = false;
  const values = node.members.map(({ initializer }) => {
    isBitSet ||= initializer !== undefined && ts.isBinaryExpression(initializer);
    const value = scalarOf(initializer, new Map()) ?? next;
    if (typeof value === 'number') next = value + 1;
    return value;
  });
  const kind = values.every((value) => typeof value === 'number') ? 'integer' : 'text';
  const one = node.members.findIndex(({ name }) => nameOf(name) === member);
  if (one >= 0) return { kind, values: values.slice(one, one + 1) };
  return isBitSet ? { kind } : { kind, values };
}

/** What several alternatives describe together. Those that are only empty have no kind. */
export function unionOf(shapes: readonly Shape[]): Shape {
  const real = shapes.filter(({ kind }) => kind);
  const nullable = real.length < shapes.length || real.some((shape) => shape.nullable);
  const [first] = real;
  if (!first) return { kind: 'unknown', nullable };
  if (real.length === 1) return { ...first, nullable };
  const kinds = new Set(real.map(({ kind }) => kind));
  if (kinds.size === 1 && real.every(({ members }) => members)) {
    return { ...alternatives(real), nullable };
  }
  const isClosed = kinds.size === 1 && real.every(({ values, list }) => values && !list);
  const values = isClosed && real.flatMap((shape) => shape.values ?? []);
  const isList = real.every(({ list }) => list);
  return {
    kind: kinds.size === 1 ? first.kind : kinds.has('json') ? 'json' : 'unknown',
    nullable,
    ...(values && { values }),
    ...(isList && { list: true }),
  };
}

/** The members of all alternatives. Those that an alternative lacks can be empty. */
function alternatives(shapes: readonly Shape[]): Shape {
  const names = new Set(shapes.flatMap(({ members }) => [...(members?.keys() ?? [])]));
  const members = [...names].map((name): [string, Shape] => {
    const found = shapes.flatMap((shape) => shape.members?.get(name) ?? []);
    const { values: _values, ...first } = found[0] ?? {};
    const isClosed = found.every(({ values }) => values);
    const values = isClosed && [...new Set(found.flatMap((one) => one.values ?? []))];
    const nullable = found.length < shapes.length || found.some((one) => one.nullable);
    return [name, { ...first, nullable, ...(values && { values }) }];
  });
  return { kind: 'json', members: new Map(members) };
}

/** Columns of an object's members. Those of nested objects get dotted paths. */
export function columnsOf(members: ReadonlyMap<string, Shape>, prefix = ''): Column[] {
  return [...members].flatMap(([name, { members: inner, ...facts }]) => {
    const path = `${prefix}${name}`;
    if (inner && inner.size > 0) {
      if (facts.list)
        return [newColumn(name, { ...facts, path, kind: 'json', items: columnsOf(inner) })];
      return columnsOf(inner, `${path}.`).map((column) => ({
        ...column,
        nullable: column.nullable || facts.nullable === true,
      }));
    }
    return [newColumn(name, { ...facts, path, ...(inner && { kind: 'json' }) })];
  });
}
