import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type GraphQLError,
  type InputValueDefinitionNode,
  Kind,
  parse,
  type TypeNode,
} from 'graphql';
import { type Column, newColumn, type Problem, type Read, type Table } from '../types.ts';
import { scalars } from './scalars.ts';

/** The parser stops at the first mistake, so after one each definition is parsed alone. */
function definitionsOf(text: string, problems: Problem[]): readonly DefinitionNode[] {
  try {
    return parse(text).definitions;
  } catch {
    const parts = text.split(
      /^(?=(?:extend[ \t]+)?(?:type|input|interface|enum|scalar|union|directive|schema)\b)/m,
    );
    let line = 1;
    return parts.flatMap((part) => {
      const start = line;
      line += part.split('\n').length - 1;
      // A description belongs to the definition after it, and doesn't matter here.
      const source = part.replace(/"""(?:(?!""")[\s\S])*"""\s*$/, '');
      if (source.replaceAll(/#.*|\s/g, '') === '') return [];
      try {
        return parse(source).definitions;
      } catch (error) {
        const { message, locations } = error as GraphQLError;
        problems.push({
          message: `This definition isn't valid, so it was left out: ${part.trim().split('\n')[0]} (${message})`,
          line: start + (locations?.[0]?.line ?? 1) - 1,
        });
        return [];
      }
    });
  }
}

type FieldNode = FieldDefinitionNode | InputValueDefinitionNode;

interface Types {
  readonly fields: ReadonlyMap<string, readonly FieldNode[]>;
  readonly enums: ReadonlyMap<string, readonly string[]>;
  readonly unions: ReadonlySet<string>;
  readonly scalars: ReadonlySet<string>;
  readonly problems: Problem[];
}

/** Reads the object, input, and interface types of a GraphQL schema. */
export const read: Read = (text) => {
  const problems: Problem[] = [];
  const fields = new Map<string, readonly FieldNode[]>();
  const enums = new Map<string, readonly string[]>();
  const own = new Set<string>();
  const unions = new Set<string>();
  const roots = new Set<string>();
  for (const node of definitionsOf(text, problems)) {
    switch (node.kind) {
      case Kind.OBJECT_TYPE_DEFINITION:
      case Kind.OBJECT_TYPE_EXTENSION:
      case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      case Kind.INPUT_OBJECT_TYPE_EXTENSION:
      case Kind.INTERFACE_TYPE_DEFINITION:
      case Kind.INTERFACE_TYPE_EXTENSION:
        fields.set(node.name.value, [
          ...(fields.get(node.name.value) ?? []),
          ...(node.fields ?? []),
        ]);
        break;
      case Kind.ENUM_TYPE_DEFINITION:
      case Kind.ENUM_TYPE_EXTENSION: {
        const values = (node.values ?? []).map(({ name }) => name.value);
        enums.set(node.name.value, [...(enums.get(node.name.value) ?? []), ...values]);
        break;
      }
      case Kind.SCALAR_TYPE_DEFINITION:
        own.add(node.name.value);
        break;
      case Kind.UNION_TYPE_DEFINITION:
      case Kind.UNION_TYPE_EXTENSION:
        unions.add(node.name.value);
        break;
      case Kind.SCHEMA_DEFINITION:
        for (const { type } of node.operationTypes) roots.add(type.name.value);
    }
  }
  // These have operations instead of data, and those of connections lead to data.
  const isData = (name: string) =>
    !roots.has(name) &&
    !/^(?:Query|Mutation|Subscription|PageInfo)$|(?:Connection|Edge)$/.test(name);
  const tables = [...fields.keys()].filter(isData).map((name): Table => {
    const types: Types = { fields, enums, unions, scalars: own, problems: [] };
    const columns = (fields.get(name) ?? []).flatMap((field) =>
      columnsOf(field, '', [name], types),
    );
    return { name, columns, problems: types.problems };
  });
  return { tables, problems };
};

function unwrap(type: TypeNode): { name: string; nullable: boolean; list: boolean } {
  if (type.kind === Kind.NON_NULL_TYPE) return { ...unwrap(type.type), nullable: false };
  if (type.kind === Kind.LIST_TYPE) return { ...unwrap(type.type), nullable: true, list: true };
  return { name: type.name.value, nullable: true, list: false };
}

function columnsOf(
  field: FieldNode,
  prefix: string,
  within: readonly string[],
  types: Types,
): Column[] {
  const { name: type, nullable, list } = unwrap(field.type);
  const name = field.name.value;
  const path = `${prefix}${name}`;
  const line = field.loc?.startToken.line;
  const base = newColumn(name, {
    path,
    nullable,
    ...(list && { list }),
    ...(line && { line }),
  });
  const values = types.enums.get(type);
  if (values) return [{ ...base, kind: 'text', values }];
  if (types.unions.has(type)) return [{ ...base, kind: 'json' }];
  const inner = types.fields.get(type);
  if (inner) {
    if (within.includes(type) || within.length > 1 || /Connection$/.test(type))
      return [{ ...base, kind: 'json' }];
    const columns = inner.flatMap((one) =>
      columnsOf(one, list ? '' : `${path}.`, [...within, type], types),
    );
    if (list) return [{ ...base, kind: 'json', items: columns }];
    return columns.map((column) => ({ ...column, nullable: column.nullable || nullable }));
  }
  const kind = scalars(type.toLowerCase());
  if (!kind && !types.scalars.has(type)) {
    types.problems.push({
      message: `${type}, the type of "${path}", isn't in this text.`,
      ...(line && { line }),
    });
  }
  return [{ ...base, kind: kind ?? 'unknown' }];
}
