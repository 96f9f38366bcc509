import { type Node, type Program, parse } from 'acorn';
import type { ModuleImport } from './protocol.ts';

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** The object with what guarded code calls; see frame/index.ts. */
const preview = '__preview';

/** Called at the start of each function and of each loop iteration; see frame/stop.ts. */
const check = `${preview}.check()`;

const loops = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

type AnyNode = Node & Readonly<Record<string, unknown>>;

/** Callees whose result isn't shown: functions that print, and those that the compiler adds. */
const silent = new Set(['console', 'Object', 'require']);

export interface Guarded {
  readonly code: string;
  readonly imports: readonly ModuleImport[];
}

/**
 * Makes code stoppable, and finds its imports. Line numbers stay the same.
 *
 * @param code - A CommonJS module.
 * @param show - Whether top-level expressions show their value.
 * @throws SyntaxError of acorn, with `loc`, if the code doesn't parse, and one like it if the code uses the
 *   name `__preview`.
 */
export function guard(code: string, show: boolean): Guarded {
  const openings: Insertion[] = [];
  const closings: Insertion[] = [];
  const imports: ModuleImport[] = [];
  const tree = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'script',
    allowReturnOutsideFunction: true,
    locations: true,
  });
  visit(tree as unknown as AnyNode, (node) => {
    if (node.name === preview) throw nameIsTaken(node);
    const specifier = requiredBy(node);
    if (specifier !== undefined) imports.push({ specifier, line: node.loc?.start.line ?? 1 });
    const isLoop = loops.has(node.type);
    if (!isLoop && !functions.has(node.type)) return;
    const body = node.body as AnyNode;
    if (body.type === 'BlockStatement') {
      openings.push({ at: body.start + 1, text: `${check};` });
      return;
    }
    openings.push({ at: body.start, text: isLoop ? `{${check};` : `(${check},` });
    closings.push({ at: body.end, text: isLoop ? '}' : ')' });
  });
  if (show) {
    for (const { start, end } of tree.body.flatMap(shownExpression)) {
      openings.push({ at: start, text: `${preview}.show((` });
      closings.push({ at: end, text: '))' });
    }
  }
  // If several end at the same place, the innermost ends first; it was found last.
  return { code: insert(code, [...closings.reverse(), ...openings]), imports };
}

/** A variable of this name would hide the object, and the code couldn't be stopped. */
function nameIsTaken({ start, loc }: AnyNode): SyntaxError {
  const { line = 1, column = 0 } = loc?.start ?? {};
  const message = `The preview uses the name "${preview}". Choose another one. (${line}:${column})`;
  return Object.assign(new SyntaxError(message), { loc: loc?.start, raisedAt: start });
}

function shownExpression(statement: Program['body'][number]): readonly Node[] {
  if (statement.type !== 'ExpressionStatement') return [];
  const { expression } = statement;
  if (/^(?:Assignment|Update|Await|Literal)/.test(expression.type)) return [];
  if (expression.type === 'CallExpression') {
    const { callee } = expression;
    const target = callee.type === 'MemberExpression' ? callee.object : callee;
    if (target.type === 'Identifier' && silent.has(target.name)) return [];
  }
  return [expression];
}

function requiredBy(node: AnyNode): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee, arguments: args } = node as unknown as {
    readonly callee: { readonly type: string; readonly name?: string };
    readonly arguments: readonly { readonly type: string; readonly value?: unknown }[];
  };
  const value = callee.type === 'Identifier' && callee.name === 'require' && args[0]?.value;
  return typeof value === 'string' ? value : undefined;
}

function visit(node: AnyNode, see: (node: AnyNode) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child, see);
    }
  }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function insert(code: string, insertions: readonly Insertion[]): string {
  const sorted = [...insertions].sort((a, b) => a.at - b.at);
  let result = '';
  let done = 0;
  for (const { at, text } of sorted) {
    result += code.slice(done, at) + text;
    done = at;
  }
  return result + code.slice(done);
}
