import {
  isObject as isNode,
  type UnknownObject as Node,
} from '../../../../../src/components/unknownObject.ts';
import {
  type Column,
  type Constraints,
  kindsOf,
  newColumn,
  type Problem,
  type Read,
  type Scalar,
  type Table,
  type ValueKind,
} from '../types.ts';
import { parseJson } from './json.ts';
import { inlineSchemas } from './openapi.ts';

const isScalar = (value: unknown): value is Scalar =>
  ['string', 'number', 'boolean'].includes(typeof value);

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const types = kindsOf({
  text: 'string',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  json: 'object',
  // Of Swagger 2.
  binary: 'file',
});

const formats = kindsOf({
  date: 'date',
  timestamp: 'date-time',
  time: 'time',
  uuid: 'uuid guid',
  integer: 'int32',
  bigint: 'int64',
  number: 'decimal',
  binary: 'binary byte',
});

/** JSON Schema's words for limits. `exclusiveMinimum: true` is the one of older drafts. */
function limitsOf(node: Node): Constraints {
  const number = (key: string) =>
    typeof node[key] === 'number' ? (node[key] as number) : undefined;
  const min = number('minimum');
  const max = number('maximum');
  const minExclusive = node.exclusiveMinimum === true ? min : number('exclusiveMinimum');
  const maxExclusive = node.exclusiveMaximum === true ? max : number('exclusiveMaximum');
  const all: Constraints = {
    ...(minExclusive === undefined ? { min } : { minExclusive }),
    ...(maxExclusive === undefined ? { max } : { maxExclusive }),
    minLength: number('minLength'),
    maxLength: number('maxLength'),
    pattern: typeof node.pattern === 'string' ? node.pattern : undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, limit]) => limit !== undefined));
}

/** The properties of two schemas. What both say about one counts. */
function mergeProperties(base: unknown, own: unknown): Node | undefined {
  if (!isNode(base)) return isNode(own) ? own : undefined;
  const both = Object.entries(isNode(own) ? own : {}).map(([name, value]) => {
    const inherited = Object.hasOwn(base, name) ? base[name] : undefined;
    return [name, isNode(inherited) && isNode(value) ? { ...inherited, ...value } : value] as const;
  });
  return Object.fromEntries([...Object.entries(base), ...both]);
}

/** A schema without references, and those that led to it. */
interface Flat {
  readonly node: Node;
  readonly nullable: boolean;
  readonly refs: ReadonlySet<string>;
}

// Types that refer to each other could go on for long.
const deepest = 4;
const most = 1000;

class Reader {
  private count = 0;
  readonly problems: Problem[] = [];
  private readonly root: Node;

  constructor(root: Node) {
    this.root = root;
  }

  /** Follows references and merges `allOf`, and what remains of unions without null. */
  flatten(value: unknown, refs: ReadonlySet<string>): Flat {
    let node: Node = isNode(value) ? value : {};
    let seen = refs;
    let nullable =
      node.nullable === true ||
      node.type === 'null' ||
      node.const === null ||
      list(node.type).includes('null') ||
      list(node.enum).includes(null);
    const merge = (part: unknown) => {
      const other = this.flatten(part, seen);
      seen = other.refs;
      nullable ||= other.nullable;
      const properties = mergeProperties(other.node.properties, node.properties);
      node = { ...other.node, ...node, ...(properties && { properties }) };
    };
    const { $ref, allOf, oneOf, anyOf, ...own } = node;
    if (typeof $ref === 'string') {
      node = own;
      if (seen.has($ref)) return { node: { type: 'object', ...own }, nullable, refs: seen };
      seen = new Set([...seen, $ref]);
      const target = this.resolve($ref);
      if (target === undefined)
        this.report(`${$ref} isn't in this text, so what it describes is unknown.`);
      merge(target);
    }
    // From the last on, so that the properties of the first come first.
    for (const part of [...list(allOf)].reverse()) merge(part);
    const union = [...list(oneOf), ...list(anyOf)];
    if (union.length > 0) {
      const parts = union.map((part) => this.flatten(part, seen));
      const real = parts.filter(({ node }) => node.type !== 'null' && node.const !== null);
      nullable ||= real.length < parts.length || parts.some((part) => part.nullable);
      const values = real.flatMap(({ node }) => ('const' in node ? [node.const] : list(node.enum)));
      if (real.length === 1) merge(union[parts.indexOf(real[0] as (typeof parts)[number])]);
      else if (real.every(({ node }) => 'const' in node || Array.isArray(node.enum))) {
        node = { ...node, enum: values };
      } else if (real.every(({ node }) => isNode(node.properties))) {
        for (const part of union) merge(part);
      } else if (new Set(real.map(({ node }) => node.type)).size === 1) {
        const { type, format } = real[0]?.node ?? {};
        const isSame = format !== undefined && real.every((one) => one.node.format === format);
        node = { type, ...(isSame && { format }), ...node };
      }
    }
    return { node, nullable, refs: seen };
  }

  report(message: string): void {
    if (!this.problems.some((problem) => problem.message === message))
      this.problems.push({ message });
  }

  private resolve(ref: string): unknown {
    if (!ref.startsWith('#')) return undefined;
    return ref
      .slice(1)
      .split('/')
      .filter(Boolean)
      .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>(
        (at, part) => (isNode(at) && Object.hasOwn(at, part) ? at[part] : undefined),
        this.root,
      );
  }

  columns(node: Node, refs: ReadonlySet<string>, depth = 0, prefix = ''): Column[] {
    if (!isNode(node.properties)) return [];
    if (depth > 0 && (depth > deepest || this.count > most)) {
      this.report(
        `Objects with more than ${deepest} levels, or after ${most} columns, aren't split into columns.`,
      );
      return [];
    }
    return Object.entries(node.properties).flatMap(([name, value]) => {
      const flat = this.flatten(value, refs);
      this.count += 1;
      return this.column(name, `${prefix}${name}`, flat, depth);
    });
  }

  private column(
    name: string,
    path: string,
    { node, nullable, refs }: Flat,
    depth: number,
  ): Column[] {
    const several = list(node.type).filter((one) => one !== 'null');
    const isNumber = several.every((one) => one === 'integer' || one === 'number');
    const type = several.length < 2 ? (several[0] ?? node.type) : isNumber ? 'number' : undefined;
    const nested = this.columns(node, refs, depth + 1, `${path}.`);
    if (nested.length > 0) {
      return nested.map((column) => ({ ...column, nullable: column.nullable || nullable }));
    }
    const base = newColumn(name, { path, nullable });
    if (type === 'array' || node.items !== undefined) {
      // A tuple has a schema for each of its items.
      const tuple = list(node.prefixItems ?? node.items);
      const item = this.flatten(tuple.length > 0 ? { anyOf: tuple } : node.items, refs);
      const items = this.columns(item.node, item.refs, depth + 1);
      if (items.length > 0) return [{ ...base, kind: 'json', list: true, items }];
      const [inner = base] = this.column(name, path, { ...item, nullable: false }, depth + 1);
      return [{ ...inner, nullable, list: true }];
    }
    const all = 'const' in node ? [node.const] : list(node.enum);
    const values = all.filter(isScalar);
    const allowed =
      values.length > 0 && values.some((value) => value !== '') && typeof values[0] !== 'boolean';
    return [
      {
        ...base,
        kind: formats(String(node.format)) ?? types(String(type)) ?? kindOfValues(values),
        constraints: limitsOf(node),
        ...(allowed && { values }),
        ...(isScalar(node.default) && { default: node.default }),
      },
    ];
  }
}

/** What allowed values say about a column without a type. */
function kindOfValues(values: readonly Scalar[]): ValueKind {
  if (values.length === 0) return 'unknown';
  if (values.every((value) => typeof value === 'boolean')) return 'boolean';
  if (values.every((value) => typeof value === 'number'))
    return values.every(Number.isInteger) ? 'integer' : 'number';
  return 'text';
}

/** Reads JSON Schema and OpenAPI, as JSON or YAML. */
export const read: Read = async (text) => {
  const problems: Problem[] = [];
  const root = /^\s*[{/]/.test(text) ? parseJson(text, problems) : await parseYaml(text, problems);
  if (!isNode(root)) return { tables: [], problems };
  const parts = isNode(root.components) ? root.components.schemas : undefined;
  const named = [root.$defs, root.definitions, parts]
    .filter(isNode)
    .flatMap((group) => Object.entries(group));
  const title = typeof root.title === 'string' ? root.title : 'schema';
  const isApi = Boolean(root.openapi || root.swagger);
  const whole = root.type === 'array' ? root.items : root;
  const candidates: (readonly [string, unknown])[] = [
    ...(isApi ? [] : [[title, whole] as const]),
    ...named,
    ...(isApi ? inlineSchemas(root) : []),
  ];
  const tables: Table[] = [];
  for (const [name, value] of candidates) {
    const reader = new Reader(root);
    const { node, refs } = reader.flatten(
      value,
      new Set([`#/$defs/${name}`, `#/definitions/${name}`, `#/components/schemas/${name}`]),
    );
    const columns = reader.columns(node, refs);
    if (columns.length > 0) tables.push({ name, columns, problems: reader.problems });
  }
  return { tables, problems };
};

async function parseYaml(text: string, problems: Problem[]): Promise<unknown> {
  const { LineCounter, parseDocument } = await import('yaml');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  for (const { message, pos } of document.errors.slice(0, 1)) {
    problems.push({
      message: `The YAML has a mistake: ${message}`,
      line: lineCounter.linePos(pos[0]).line,
    });
  }
  return document.toJS();
}
