import { describe } from 'vitest';
import { describeNames } from '../../../tests/add-ons/names.ts';
import * as root from '../src/index.ts';

const formats = [
  'CEL',
  'Cypher',
  'Drizzle',
  'ElasticSearch',
  'Gremlin',
  'JSONata',
  'LDAP',
  'MongoDB',
  'MongoDBQuery',
  'NL',
  'Parameterized',
  'Prisma',
  'SPARQL',
  'SQL',
  'Sequelize',
  'SpEL',
  'TanStackDB',
];
const presets = ['ANSI', 'MSSQL', 'MySQL', 'Oracle', 'PostgreSQL'];

// What the entries of date libraries export follows from these names; see `src/libraries.test.ts`.
describe('the root', () => {
  describeNames(root, [
    ...formats.map((name) => `getDatetimeRuleProcessor${name}`),
    ...presets.map((name) => `getDatetimeValueProcessor${name}`),
    'getDatetimeJsonLogicOperations',
    'datetimeRuleProcessorJsonLogic',
    'datetimeValueProcessorNL',
    'defaultDateTimeNLOperatorMap',
  ]);
});
