import { fieldsModule } from '../../../../website/features/start/client/fieldsModule.ts';
import { detectKind } from '../../../../website/features/start/client/schema/detect.ts';
import { fieldsFrom, forRelease } from '../../../../website/features/start/client/schema/fields.ts';
import { kinds } from '../../../../website/features/start/client/schema/kinds.ts';
import { readSchema } from '../../../../website/features/start/client/schema/read.ts';
import type { Problem, Table } from '../../../../website/features/start/client/schema/types.ts';
import { UserError } from '../user-error.ts';
import { answerWith } from './answer.ts';
import type { FieldsOfTable, SchemaAnswer, SchemaQuestion } from './schema-protocol.ts';

answerWith<SchemaQuestion>(async ({ text, kind, release }): Promise<SchemaAnswer> => {
  const found = kind ? { kind } : detectKind(text);
  if (!found.kind) throw new UserError(found.message);
  const { tables, problems } = await readSchema(text, found.kind);
  return {
    kind: kinds.find(({ id }) => id === found.kind)?.label ?? found.kind,
    tables: tables.map((table) => fieldsOf(table, release)),
    problems: [
      ...problems.map(sentence),
      ...tables.flatMap((table) => table.problems.map((one) => `${table.name}: ${sentence(one)}`)),
    ],
  };
});

function fieldsOf(table: Table, release: string): FieldsOfTable {
  const all = fieldsFrom(table).map((made) => forRelease(made, release));
  return {
    name: table.name,
    code: fieldsModule(
      all.map(({ field }) => field),
      release,
    ),
    reasons: all.map(({ field, reasons }) => [field.name, reasons]),
  };
}

const sentence = ({ message, line }: Problem): string =>
  line === undefined ? message : `Line ${line}: ${message}`;
