import {
  type FieldAttribute,
  type FieldDeclaration,
  type PrismaSchema,
  parsePrismaSchema,
  type SchemaArgument,
  type SchemaExpression,
} from '@loancrate/prisma-schema-parser';
import {
  type Column,
  kindsOf,
  newColumn,
  type Problem,
  type Read,
  type Scalar,
  type Table,
} from '../types.ts';

const types = kindsOf({
  text: 'String',
  integer: 'Int',
  bigint: 'BigInt',
  number: 'Float Decimal',
  boolean: 'Boolean',
  timestamp: 'DateTime',
  json: 'Json',
  binary: 'Bytes',
});

/** Types of databases that are more exact than Prisma's. */
const databaseTypes = kindsOf({ date: 'Date', time: 'Time Timetz', uuid: 'Uuid UniqueIdentifier' });

const nameOf = ({ path }: FieldAttribute) => path.value.join('.');

const expressionOf = (argument: SchemaArgument | undefined): SchemaExpression | undefined =>
  argument?.kind === 'namedArgument' ? argument.expression : argument;

const argument = (attribute: FieldAttribute | undefined, name: string) =>
  expressionOf(
    attribute?.args?.find((one) => one.kind === 'namedArgument' && one.name.value === name),
  );

const namesIn = (expression: SchemaExpression | undefined): readonly string[] =>
  expression?.kind === 'array'
    ? expression.items.flatMap((item) => (item.kind === 'path' ? [item.value.join('.')] : []))
    : [];

type Declarations = PrismaSchema['declarations'];

/** The parser stops at the first mistake, so each block is parsed alone. */
function parseBlocks(text: string, problems: Problem[]): Declarations {
  const starts = [
    ...text.matchAll(/^[ \t]*(?:model|type|view|enum|datasource|generator)\s+\w+\s*\{/gm),
  ].map(({ index }) => index);
  return starts.flatMap((start, index) => {
    const block = text.slice(start, starts[index + 1]);
    const before = text.slice(0, start).split('\n').length - 1;
    // What follows a block's last brace belongs to no block.
    const end = block.search(/^[ \t]*\}/m);
    const single = /^[^\n]*\}/.test(block);
    const isOpen = end < 0 && !single;
    if (isOpen) problems.push({ message: 'This block has no closing brace.', line: before + 1 });
    const own = isOpen
      ? `${block}\n}\n`
      : single
        ? block
        : `${block.slice(0, block.indexOf('}', end) + 1)}\n`;
    return parseLines(own, before, problems);
  });
}

/** Leaves out the line of a mistake and tries again. */
function parseLines(block: string, before: number, problems: Problem[]): Declarations {
  // The parser cuts the decimals off numbers, but not off strings.
  const lines = block.replaceAll(/@default\((-?\d+\.\d+)\)/g, '@default("$1")').split('\n');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      return parsePrismaSchema(lines.join('\n')).declarations;
    } catch (error) {
      const at = (error as { location?: { start: { line: number } } }).location?.start.line ?? 1;
      const text = lines[at - 1]?.trim() ?? '';
      if (at === 1 || text === '' || text === '}') {
        problems.push({
          message: `This block isn't valid, so it was left out: ${lines[0]}`,
          line: before + 1,
        });
        return [];
      }
      problems.push({
        message: `This line isn't valid, so it was left out: ${text}`,
        line: before + at,
      });
      lines[at - 1] = '';
    }
  }
  return [];
}

interface Member {
  readonly kind: string;
}

/** The parser also accepts a name without a type, although its own types don't say so. */
const isField = (member: Member): member is FieldDeclaration =>
  member.kind === 'field' && (member as Partial<FieldDeclaration>).type != null;

const nameIn = (member: Member) => (member as FieldDeclaration).name.value;

/** Reads the models, types, and views of a Prisma schema. Relations become the targets of their columns. */
export const read: Read = (text) => {
  const problems: Problem[] = [];
  const declarations = parseBlocks(text, problems);
  const enums = new Map<string, readonly string[]>();
  const models = new Map<string, readonly FieldDeclaration[]>();
  const composites = new Set<string>();
  for (const declaration of declarations) {
    if (declaration.kind === 'enum') {
      const members = declaration.members.flatMap((member) =>
        member.kind === 'enumValue' ? [member.name.value] : [],
      );
      enums.set(declaration.name.value, members);
    } else if (
      declaration.kind === 'model' ||
      declaration.kind === 'view' ||
      declaration.kind === 'type'
    ) {
      models.set(declaration.name.value, declaration.members.filter(isField));
      if (declaration.kind === 'type') composites.add(declaration.name.value);
    }
  }
  const tables = declarations.flatMap((declaration): Table[] => {
    if (declaration.kind !== 'model' && declaration.kind !== 'view' && declaration.kind !== 'type')
      return [];
    const fields = declaration.members.filter(isField);
    const own: Problem[] = declaration.members
      .filter((member) => member.kind === 'field' && !isField(member))
      .map((member) => ({ message: `"${nameIn(member)}" has no type, so it was left out.` }));
    const context = { enums, models, composites, problems: own };
    const columns = fields.flatMap((field) => columnsOf(field, '', context));
    for (const field of fields) setTargets(field, columns);
    return [{ name: declaration.name.value, columns, problems: own }];
  });
  return { tables, problems };
};

interface Context {
  readonly enums: ReadonlyMap<string, readonly string[]>;
  /** With the types that a document contains. */
  readonly models: ReadonlyMap<string, readonly FieldDeclaration[]>;
  readonly composites: ReadonlySet<string>;
  readonly problems: Problem[];
}

function columnsOf(field: FieldDeclaration, prefix: string, context: Context): Column[] {
  const { name, type, attributes = [] } = field;
  const { enums, models, composites, problems } = context;
  const path = `${prefix}${name.value}`;
  const nullable = type.kind === 'optional';
  const list = type.kind === 'list' && { list: true };
  const base = type.kind === 'typeId' || type.kind === 'unsupported' ? type : type.type;
  const typeName = base.kind === 'typeId' ? base.name.value : '';
  const inner = models.get(typeName);
  if (inner && composites.has(typeName) && path.split('.').length < 4) {
    const columns = inner.flatMap((one) => columnsOf(one, list ? '' : `${path}.`, context));
    if (list) return [newColumn(name.value, { path, kind: 'json', ...list, items: columns })];
    return columns.map((column) => ({ ...column, nullable: column.nullable || nullable }));
  }
  if (inner || attributes.some((attribute) => nameOf(attribute) === 'relation')) return [];
  const values = enums.get(typeName);
  const known = types(typeName);
  if (!values && !known && base.kind === 'typeId') {
    problems.push({ message: `${typeName}, the type of "${name.value}", isn't in this text.` });
  }
  const database = attributes.find((attribute) => nameOf(attribute).startsWith('db.'));
  const databaseType = database ? nameOf(database).slice(3) : '';
  const length = expressionOf(database?.args?.[0]);
  const start = expressionOf(
    attributes.find((attribute) => nameOf(attribute) === 'default')?.args?.[0],
  );
  const fallback: Scalar | undefined =
    start?.kind === 'literal'
      ? known === 'number'
        ? Number(start.value)
        : start.value
      : start?.kind === 'path'
        ? start.value.join('.')
        : undefined;
  return [
    newColumn(name.value, {
      kind: databaseTypes(databaseType) ?? known ?? (values ? 'text' : 'unknown'),
      path,
      nullable,
      ...list,
      ...(values && { values }),
      ...(/char/i.test(databaseType) &&
        length?.kind === 'literal' && { constraints: { maxLength: Number(length.value) } }),
      ...(fallback !== undefined && { default: fallback }),
    }),
  ];
}

function setTargets({ type, attributes = [] }: FieldDeclaration, columns: readonly Column[]): void {
  const base = type.kind === 'typeId' || type.kind === 'unsupported' ? type : type.type;
  const relation = attributes.find((attribute) => nameOf(attribute) === 'relation');
  if (base.kind !== 'typeId' || !relation) return;
  const references = namesIn(argument(relation, 'references'));
  for (const [index, name] of namesIn(argument(relation, 'fields')).entries()) {
    const column = columns.find((one) => one.name === name);
    const other = references[index];
    if (column) column.target = { table: base.name.value, ...(other && { column: other }) };
  }
}
