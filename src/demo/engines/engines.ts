import { loadCEL } from './cel.ts';
import { loadJSONata } from './jsonata.ts';
import { loadJsonLogic } from './jsonLogic.ts';
import { loadMongoDB } from './mongodb.ts';
import { loadPostgreSQL } from './postgresql.ts';
import { loadSpEL } from './spel.ts';
import { loadSQLite } from './sqlite.ts';
import type { Engine, EngineId } from './types.ts';

/** The engines in the order in which they are shown; the first is what the others are compared with. */
export const engines = [
  {
    id: 'sqlite',
    label: 'SQLite',
    library: 'sql.js',
    format: 'sql',
    options: { format: 'sql', preset: 'sqlite' },
    bytes: 304_000,
    onRequest: false,
    load: loadSQLite,
  },
  {
    id: 'mongodb',
    label: 'MongoDB filter',
    library: 'mingo',
    format: 'mongodb_query',
    options: { format: 'mongodb_query' },
    bytes: 26_000,
    onRequest: false,
    load: loadMongoDB,
  },
  {
    id: 'jsonata',
    label: 'JSONata',
    library: 'jsonata',
    format: 'jsonata',
    options: { format: 'jsonata' },
    bytes: 22_000,
    onRequest: false,
    load: loadJSONata,
  },
  {
    id: 'jsonlogic',
    label: 'JsonLogic',
    library: 'json-logic-js',
    format: 'jsonlogic',
    options: { format: 'jsonlogic' },
    bytes: 1_700,
    onRequest: false,
    load: loadJsonLogic,
  },
  {
    id: 'cel',
    label: 'CEL',
    library: '@marcbachmann/cel-js',
    format: 'cel',
    options: { format: 'cel' },
    bytes: 21_000,
    onRequest: false,
    load: loadCEL,
  },
  {
    id: 'spel',
    label: 'SpEL',
    library: 'spel2js',
    format: 'spel',
    options: { format: 'spel' },
    bytes: 8_200,
    onRequest: false,
    note: 'An approximation: spel2js is JavaScript, and differs from Spring.',
    load: loadSpEL,
  },
  {
    id: 'postgresql',
    label: 'PostgreSQL',
    library: '@electric-sql/pglite',
    format: 'sql',
    options: { format: 'sql', preset: 'postgresql' },
    bytes: 4_380_000,
    onRequest: true,
    load: loadPostgreSQL,
  },
] as const satisfies readonly Engine[];

/** The engine of an id. */
export function engineOf(id: EngineId): Engine {
  return engines.find((engine) => engine.id === id) as Engine;
}
