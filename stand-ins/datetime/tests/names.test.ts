import { describe, expectTypeOf, test } from 'vitest';
import { describeNames } from '../../../tests/add-ons/names.ts';
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

describe('the root', () => {
  describeNames(root, [
    ...processors('getD'),
    'getDatetimeJsonLogicOperations',
    'datetimeRuleProcessorJsonLogic',
    'datetimeValueProcessorNL',
    'defaultDateTimeNLOperatorMap',
  ]);
});

describe('the entry of a date library', () => {
  describeNames(jsdate, [
    ...processors('d'),
    'jsonLogicDateTimeOperations',
    'rqbDateTimeLibraryAPI',
  ]);
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
