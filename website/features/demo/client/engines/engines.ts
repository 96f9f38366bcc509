import type { EngineRow } from './types.ts';

const table = [
  {
    id: 'sqlite',
    label: 'SQLite',
    library: 'sql.js',
    options: { format: 'sql', preset: 'sqlite' },
    bytes: 304_000,
    load: async () => (await import('./sqlite.ts')).loadSQLite(),
  },
  {
    id: 'mongodb',
    label: 'MongoDB filter',
    library: 'mingo',
    options: { format: 'mongodb_query' },
    bytes: 26_000,
    load: async () => (await import('./mongodb.ts')).runMongoDB,
  },
  {
    id: 'jsonata',
    label: 'JSONata',
    library: 'jsonata',
    options: { format: 'jsonata' },
    bytes: 22_000,
    load: async () => (await import('./jsonata.ts')).runJSONata,
  },
  {
    id: 'jsonlogic',
    label: 'JsonLogic',
    library: 'json-logic-js',
    options: { format: 'jsonlogic' },
    bytes: 1_700,
    load: async () => (await import('./jsonLogic.ts')).runJsonLogic,
  },
  {
    id: 'cel',
    label: 'CEL',
    library: '@marcbachmann/cel-js',
    options: { format: 'cel' },
    bytes: 21_000,
    load: async () => (await import('./cel.ts')).runCEL,
  },
  {
    id: 'spel',
    label: 'SpEL',
    library: 'spel2js',
    options: { format: 'spel' },
    bytes: 8_200,
    note: 'An approximation: spel2js is written in JavaScript and differs from Spring.',
    load: async () => (await import('./spel.ts')).runSpEL,
  },
  {
    id: 'drizzle',
    label: 'Drizzle',
    library: 'drizzle-orm',
    options: { format: 'drizzle', preset: 'sqlite' },
    bytes: 18_500,
    onRequest: true,
    note: 'On SQLite. The export is a function, so the table shows the SQL that Drizzle makes of it.',
    load: async () => (await import('./drizzle.ts')).loadDrizzle(),
  },
  {
    id: 'postgresql',
    label: 'PostgreSQL',
    library: '@electric-sql/pglite',
    options: { format: 'sql', preset: 'postgresql' },
    bytes: 4_380_000,
    onRequest: true,
    load: async () => (await import('./postgresql.ts')).loadPostgreSQL(),
  },
] as const satisfies readonly EngineRow[];

export type EngineId = (typeof table)[number]['id'];

export type Engine = EngineRow & { readonly id: EngineId };

/** The engines in the order in which they are shown; the others are compared with the first. */
export const engines: readonly Engine[] = table;

export function engineOf(id: EngineId): Engine {
  return engines.find((engine) => engine.id === id) as Engine;
}
