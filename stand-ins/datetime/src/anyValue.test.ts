import fc from 'fast-check';
import { type ExportFormat, type Field, formatQuery, type RuleProcessor } from 'react-querybuilder';
import { expect, test } from 'vitest';
import { datetimeRuleProcessorJsonLogic } from './index.ts';
import * as bound from './jsdate.ts';

const fields: Field[] = [{ name: 'd', label: 'D', datatype: 'timestamp' }];
const operators = ['=', '!=', '<', '<=', '>', '>=', 'between', 'notBetween', 'in', 'notIn'];

const processors: Partial<Record<ExportFormat, RuleProcessor>> = {
  sql: bound.datetimeRuleProcessorSQL,
  parameterized: bound.datetimeRuleProcessorParameterized,
  mongodb_query: bound.datetimeRuleProcessorMongoDBQuery,
  cel: bound.datetimeRuleProcessorCEL,
  spel: bound.datetimeRuleProcessorSpEL,
  jsonata: bound.datetimeRuleProcessorJSONata,
  elasticsearch: bound.datetimeRuleProcessorElasticSearch,
  ldap: bound.datetimeRuleProcessorLDAP,
  prisma: bound.datetimeRuleProcessorPrisma,
  cypher: bound.datetimeRuleProcessorCypher,
  sparql: bound.datetimeRuleProcessorSPARQL,
  gremlin: bound.datetimeRuleProcessorGremlin,
  natural_language: bound.datetimeRuleProcessorNL,
  jsonlogic: datetimeRuleProcessorJsonLogic,
};

const dates = fc.constantFrom('2026-03-01', '2026-03-01T14:30Z', "2026-03-01' or '1'='1");
const text = fc.oneof(dates, fc.string());
/** What a query from JSON can contain. */
const other = fc.oneof(text, fc.array(text), fc.double(), fc.boolean(), fc.constantFrom(null, {}));
const relative = fc.record(
  { mode: fc.constant('relative'), anchor: fc.oneof(fc.constant('now'), other), offset: other },
  { noNullPrototype: true },
);
const value = fc.oneof(relative, other, fc.array(fc.oneof(relative, other), { maxLength: 3 }));

const literal = "(?:'(?:[^']|'')*'|true|false)";
const condition = `d (?:[!=<>]+ ${literal}|(?:not )?between ${literal} and ${literal}|(?:not )?in \\(${literal}(?:, ${literal})*\\))`;
const isQuoted = new RegExp(`^\\((?:1 = 1|${condition})\\)$`, 'i');

test('no value makes a processor throw or escapes from its quotes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...operators), value, (operator, given) => {
      const query = { combinator: 'and', rules: [{ field: 'd', operator, value: given }] };
      for (const [format, ruleProcessor] of Object.entries(processors)) {
        const options = { format: format as 'sql', fields, ruleProcessor };
        const exported = formatQuery(query, options);
        if (format === 'sql') expect(exported).toMatch(isQuoted);
      }
    }),
    { numRuns: 500 },
  );
});
