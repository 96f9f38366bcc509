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

const column = (name: string, type: 'DateTime' | 'Int') =>
  ({
    name,
    type,
    kind: 'scalar',
    isId: type === 'Int',
    isRequired: type === 'Int',
    isUnique: false,
    isList: false,
    isReadOnly: false,
    hasDefaultValue: false,
  }) as const;

/**
 * Prisma's client for the schema above. `prisma generate` would write this configuration to a file, but
 * it first downloads a program from Prisma's own host.
 */
export function openPrisma(connection: PoolConfig): Client {
  const PrismaClient = getPrismaClient({
    activeProvider: 'postgresql',
    clientVersion: 'tests',
    engineVersion: 'tests',
    previewFeatures: [],
    inlineSchema: schema,
    runtimeDataModel: {
      models: {
        Order: {
          dbName: 'moments',
          schema: null,
          primaryKey: null,
          uniqueFields: [],
          uniqueIndexes: [],
          fields: [
            column('id', 'Int'),
            column('placedOn', 'DateTime'),
            column('shippedAt', 'DateTime'),
          ],
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
  return new PrismaClient({ adapter: new PrismaPg(connection) }) as unknown as Client;
}
