import type { FormatId } from '../../formats.ts';

const notes: Partial<Record<FormatId, string>> = {
  sql: 'Values stand in the text: for people and logs. Give a database parameters.',
  mongodb: 'Deprecated: the object of MongoDB as JSON text.',
  mongodb_query:
    'A comparison of two fields works in MongoDB only within $expr: choose the rule processor.',
  elasticsearch: '“Not” over a group of several rules says too much.',
  jsonlogic:
    'Register jsonLogicAdditionalOperators with the engine: it lacks startsWith and endsWith.',
  spel: "A quote in a text is written as \\'; Spring wants it doubled: choose the rule processor.",
  ldap: '“Is null” says the reverse: choose the rule processor. “Less” becomes “at most”.',
  prisma: '“Not” on a nested group is lost, and a comparison of two fields is left out.',
  drizzle:
    'drizzle-orm is not part of this page: stand-ins for its operators write down how they are called.',
  sequelize:
    'sequelize is not part of this page: stand-ins for Op, col and fn write down how they are used.',
  tanstack_db:
    '@tanstack/db is not part of this page: stand-ins for its operators write down how they are called.',
  gql: 'The same text as Cypher, letter for letter.',
  gremlin: '“Or” and “not” are lost at the root: put the rules into a group.',
  diagnostics: 'No language: what is wrong with the query, and where.',
};

/** What to know about a format before its output is used. */
export const noteOf = (format: FormatId): string | undefined => notes[format];
