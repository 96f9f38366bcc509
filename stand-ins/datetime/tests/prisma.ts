import { PrismaPg } from '@prisma/adapter-pg';
import { getPrismaClient } from '@prisma/client/runtime/client';
import type { PoolConfig } from 'pg';
import type { DateRow } from './rows.ts';

/** The part of a generated client that the tests use. */
interface Client {
  readonly order: {
    createMany(args: { readonly data: readonly DateRow[] }): Promise<unknown>;
    deleteMany(): Promise<unknown>;
    findMany(args: {
      readonly where: unknown;
      readonly select: { readonly id: true };
      readonly orderBy: { readonly id: 'asc' };
    }): Promise<readonly { readonly id: number }[]>;
  };
  $disconnect(): Promise<void>;
}

const schema = `datasource db {
  provider = "postgresql"
}

model Order {
  id Int @id
  placedOn DateTime? @db.Timestamp(3)
  shippedAt DateTime? @db.Timestamp(3)

  @@map("moments")
}
`;

const compiler = '@prisma/client/runtime/query_compiler_small_bg.postgresql';

/** The names and numbers of values that Prisma replaces with placeholders in its cache: none. */
const emptyGraph = Buffer.alloc(6).toString('base64url');

/** A model of the database: its table, and the type and column of each field. */
interface Model {
  readonly name: string;
  readonly table: string;
  readonly fields: Readonly<Record<string, readonly [type: string, column?: string]>>;
}

const fieldOf = ([name, [type, column]]: readonly [
  string,
  readonly [type: string, column?: string],
]) => ({
  name,
  type,
  ...(column !== undefined && { dbName: column }),
  kind: 'scalar' as const,
  isId: name === 'id',
  isRequired: name === 'id',
  isUnique: false,
  isList: false,
  isReadOnly: false,
  hasDefaultValue: false,
});

/**
 * Prisma's client for a schema with one model. `prisma generate` would write this configuration to a
 * file, but it first downloads a program from Prisma's own host.
 *
 * @param schema - Text of the schema.
 * @param model - What the schema says about its model.
 */
export const prismaClientOf = (schema: string, { name, table, fields }: Model) =>
  getPrismaClient({
    activeProvider: 'postgresql',
    clientVersion: 'tests',
    engineVersion: 'tests',
    previewFeatures: [],
    inlineSchema: schema,
    runtimeDataModel: {
      models: {
        [name]: {
          dbName: table,
          schema: null,
          primaryKey: null,
          uniqueFields: [],
          uniqueIndexes: [],
          fields: Object.entries(fields).map(fieldOf),
        },
      },
      enums: {},
      types: {},
    },
    parameterizationSchema: { strings: [], graph: emptyGraph },
    compilerWasm: {
      getRuntime: () => import(`${compiler}.mjs`),
      getQueryCompilerWasmModule: async () => {
        const { wasm } = await import(`${compiler}.wasm-base64.mjs`);
        return new WebAssembly.Module(Buffer.from(wasm, 'base64'));
      },
      importName: './query_compiler_small_bg.js',
    },
  });

/** Prisma's client for the schema above. */
export function openPrisma(connection: PoolConfig): Client {
  const PrismaClient = prismaClientOf(schema, {
    name: 'Order',
    table: 'moments',
    fields: { id: ['Int'], placedOn: ['DateTime'], shippedAt: ['DateTime'] },
  });
  return new PrismaClient({ adapter: new PrismaPg(connection) }) as unknown as Client;
}
