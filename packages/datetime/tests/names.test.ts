import { expect, expectTypeOf, test } from 'vitest';
import type {
  IsDateField,
  RelativeDateTimeValue,
  RQBDateTimeJsonLogic,
  RQBJsonLogicDateRelative,
} from '../src/index.ts';
import * as root from '../src/index.ts';
import * as jsdate from '../src/jsdate.ts';

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

const processors = (prefix: string) => [
  ...formats.map((name) => `${prefix}atetimeRuleProcessor${name}`),
  ...presets.map((name) => `${prefix}atetimeValueProcessor${name}`),
];

// The names of the published package; see its differences in the README.
test('the root exports the names of the published package, and no other', () => {
  expect(Object.keys(root).sort()).toEqual(
    [
      ...processors('getD'),
      'getDatetimeJsonLogicOperations',
      'datetimeRuleProcessorJsonLogic',
      'datetimeValueProcessorNL',
      'defaultDateTimeNLOperatorMap',
    ].sort(),
  );
});

test('the entries of the libraries export what needs a library, and nothing else', () => {
  expect(Object.keys(jsdate).sort()).toEqual(
    [...processors('d'), 'jsonLogicDateTimeOperations', 'rqbDateTimeLibraryAPI'].sort(),
  );
});

test('the types have the shapes of the published package', () => {
  expectTypeOf<undefined>().toExtend<IsDateField>();
  expectTypeOf<RelativeDateTimeValue>().toHaveProperty('offset').toEqualTypeOf<number>();
  expectTypeOf<{
    dateRelative: ['now', number, 'day', boolean];
  }>().toExtend<RQBJsonLogicDateRelative>();
  expectTypeOf<{
    dateBetween: [string, { var: string }, string];
  }>().toExtend<RQBDateTimeJsonLogic>();
});
