import type { BehaviorClaim } from './claims.ts';

const claim = (id: string, says: RegExp, releases: string, code: string): BehaviorClaim => ({
  id,
  says,
  releases: releases.split(' '),
  code,
});

const group = (rule: string): string => `{ combinator: 'and', rules: [${rule}] }`;
const total = group("{ field: 'total', operator: '=', value: '0042' }");

/** Names and formats aren't listed, because the history of names dates them. */
export const behaviorClaims: readonly BehaviorClaim[] = [
  claim(
    'sql/quotes',
    /double(?:s single)? quotes|escape quotes/,
    '4.4.1 4.5.1',
    'format/sql/quote',
  ),
  claim(
    'sql/value-processor',
    /`valueProcessor` that declares fewer/,
    '4.4.1 4.5.1',
    'export/value-processor-rule',
  ),
  claim(
    'sql/rule-processor',
    /first v6|first release on npm is 6\.1\.0/,
    '5.4.1 6.1.0',
    'export/rule-processor-sql',
  ),
  claim(
    'parameterized/rule-processor',
    /two formats do call the rule processor|also applies to `parameterized`|a rule processor too/,
    '7.0.1 7.0.2',
    'export/rule-processor-parameterized',
  ),
  claim('parameterized/numbers', /`numberedParams: true`/, '7.0.2 7.1.0', 'export/numbered-params'),
  claim('sql/no-field', /only rules without a field/, '8.0.0 8.1.0', 'export/placeholder-field'),
  claim('sql/placeholder', /rule with a placeholder/, '4.2.3 4.3.1', 'export/placeholder-field'),
  claim(
    'mongodb/not',
    /ignores? `not`|\$nor|leaves out `not`/,
    '8.14.0 8.14.2 8.15.0',
    'format/mongodb_query/inverted',
  ),
  claim(
    'mongodb/line-break',
    /line break/,
    '7.4.0 7.4.4',
    `formatQuery(${group("{ field: 'note', operator: '=', value: 'a\\nb' }")}, 'mongodb')`,
  ),
  claim(
    'spel/text',
    /that fit the whole pattern|equal to the search string/,
    '8.20.2 8.22.2',
    'format/spel/text',
  ),
  claim('spel/parentheses', /as `a or \(b and c\)`/, '8.22.2 8.23.1', 'import/parseSpEL/or'),
  claim(
    'jsonlogic/whole',
    /whole query|root group/,
    '7.2.0 7.3.0',
    `formatQuery(${total}, 'jsonlogic')`,
  ),
  claim(
    'jsonlogic/nested',
    /nested group/,
    '6.5.5 7.0.1',
    `formatQuery({ combinator: 'or', rules: [${total}, ${total}] }, 'jsonlogic')`,
  ),
  claim(
    'formats/limited-numbers',
    /strict-limited|-limited/,
    '8.1.0 8.1.1',
    `formatQuery(${total}, { format: 'sql', parseNumbers: 'strict-limited', fields: [{ name: 'total', label: 'Total' }] })`,
  ),
  claim(
    'natural-language/one-value',
    /lacks a value before the word "or,"/,
    '8.4.1 8.5.0 8.12.0 8.13.0',
    `formatQuery(${group("{ field: 'status', operator: 'in', value: ['paid'] }")}, 'natural_language')`,
  ),
  claim(
    'formats/parameter',
    /\bparameters?\b/i,
    '8.20.2 8.22.2',
    `formatQuery(${group("{ field: 'total', operator: '>', value: 'limit', valueSource: 'parameter' }")}, 'sql')`,
  ),
  claim('sql/preset', /with a `preset` and no format/, '8.0.0 8.1.0', 'export/preset-alone'),
  claim(
    'sql/fallback',
    /outputs? the fallback/,
    '8.0.0 8.1.0',
    `formatQuery(${group("{ field: '~', operator: '=', value: '' }")}, { format: 'sql', fallbackExpression: 'fallback' })`,
  ),
  claim(
    'json/validator',
    /even to `json`/,
    '8.5.0 8.6.1',
    `formatQuery(${total}, { format: 'json_without_ids', validator: () => false })`,
  ),
  claim(
    'json/enhanced-numbers',
    /can lose text/,
    '8.1.0 8.1.1',
    `formatQuery(${group("{ field: 'total', operator: '=', value: '5000 EUR' }")}, { format: 'json_without_ids', parseNumbers: 'enhanced' })`,
  ),
  claim(
    'json/bigint',
    /The table describes/,
    '8.7.0 8.8.1',
    `formatQuery({ combinator: 'and', rules: [{ field: 'total', operator: '=', value: BigInt(1) }] }, 'json_without_ids')`,
  ),
  claim(
    'input/bigint',
    /`bigint`|'bigint'/,
    '8.7.0 8.8.1',
    `await render(<QueryBuilder fields={[{ name: 'a', label: 'A', inputType: 'bigint' }]} addRuleToNewGroups />);
return $(".rule-value").getAttribute('type');`,
  ),
  claim(
    'match-modes',
    /match modes|objects in an array|`fromRuleGroup`/,
    '8.7.0 8.8.1',
    'typeof library.MatchModeEditor',
  ),
  claim('tools/ids', /accept ids|by its `?id/, '8.5.0 8.6.1', 'tools/update-by-id'),
  claim('transformQuery/node', /server|in Node/, '6.1.4 6.2.0', `typeof transformQuery(${total})`),
  claim(
    'group/data-not',
    /`data-not/,
    '8.13.0 8.14.0',
    `await render(<QueryBuilder fields={[{ name: 'a', label: 'A' }]} query={{ ...${group('')}, not: true }} />);
return $$('[data-not]').length;`,
  ),
  claim(
    'translations/titles',
    /titles of the dropdowns/,
    '8.9.2 8.10.0',
    'defaults/translation-fields',
  ),
  claim(
    'callbacks/move',
    /`onMoveRule`/,
    '7.5.2 7.6.0',
    `const calls = [];
const rule = (id) => ({ id, field: 'a', operator: '=', value: id });
await render(<QueryBuilder fields={[{ name: 'a', label: 'A' }]} showShiftActions onMoveRule={() => { calls.push('move'); return true; }} defaultQuery={{ id: 'g', combinator: 'and', rules: [rule('r'), rule('s')] }} />);
await user.click($$(".rule .shiftActions button")[1]);
return calls;`,
  ),
  claim(
    'formats/ranges',
    /as `false` for \[ranges\]/,
    '8.7.0 8.8.1',
    `const query = ${group("{ field: 'total', operator: 'between', value: '14,12' }")};
return formatQuery(query, 'cel') === formatQuery(query, { format: 'cel', parseNumbers: false });`,
  ),
  claim(
    'styles/color-mix',
    /`color-mix/,
    '8.7.0 8.8.1',
    "file('dist/query-builder.css').includes('color-mix')",
  ),
  claim(
    'styles/right-to-left',
    /also mirror/,
    '8.9.2 8.10.0',
    "file('dist/query-builder.css').includes(':dir(')",
  ),
  claim(
    'parseSQL/negative',
    /negative number|have a sign/,
    '6.5.1 6.5.3',
    'import/parseSQL/negative',
  ),
  claim('parseSQL/quotes', /[Qq]uote/, '5.4.1 6.1.0', 'import/parseSQL/doubled-quote'),
  claim('parseSQL/brackets', /bracket/, '5.4.1 6.1.0', 'import/parseSQL/bracketed'),
  claim(
    'parseSQL/comma',
    /comma/,
    '7.4.4 7.5.0',
    "parseSQL(\"note in ('a, b', 'c')\").rules[0].value",
  ),
  claim('parseCEL/dots', /with a dot|a dot in its name/, '6.1.0 6.1.4', 'import/parseCEL/dotted'),
  claim('parseCEL/text', /without parentheses/, '7.2.0 7.3.0', 'import/parseCEL/negated-contains'),
  claim('parseCEL/not', /`!\( … \)`/, '7.3.0 7.4.0', 'import/parseCEL/negated'),
  claim(
    'parseCEL/subqueries',
    /`exists`|items\.exists/,
    '8.11.1 8.12.0',
    `parseCEL('items.exists(t, t == "gift")')`,
  ),
  claim('parseMongoDB/not-field', /`\$not` on a field/, '6.5.1 6.5.3', 'import/parseMongoDB/not'),
  claim(
    'parseMongoDB/not',
    /any single condition|a whole filter/,
    '6.5.1 6.5.3',
    'parseMongoDB({ $not: { total: 1 } })',
  ),
  claim(
    'transformQuery/false',
    /`propertyMap/,
    '6.5.1 6.5.3',
    `transformQuery(${total}, { propertyMap: { value: false } })`,
  ),
  claim('ids/uuid', /ids are UUIDs|generate UUIDs/, '5.2.0 5.3.1', 'action/add-rule-id'),
  claim('ids/prefix', /no `g-` or `r-` prefix/, '5.3.1 5.4.0', 'action/add-rule-id'),
  claim(
    'operators/arity',
    /`arity`/,
    '5.2.0 5.3.1',
    `await render(<QueryBuilder fields={[{ name: 'a', label: 'A' }]} operators={[{ name: 'blank', label: 'is blank', arity: 'unary' }]} addRuleToNewGroups />);
return $$(".rule-value").length;`,
  ),
  claim('controls/null', /`null`/, '7.3.0 7.4.0', 'render/control-null'),
  claim('onAddRule/true', /accept `true`/, '7.5.2 7.6.0', 'action/on-add-rule-true'),
  claim(
    'validator/argument',
    /passes the whole rule too/,
    '6.4.1 6.5.0',
    `const keys = [];
const validator = (rule) => { keys.push(Object.keys(rule).sort()); return true; };
await render(<QueryBuilder fields={[{ name: 'a', label: 'A', validator }]} query={${group("{ id: 'r', field: 'a', operator: '=', value: '', mine: true }")}} />);
return keys[0];`,
  ),
  claim(
    'drag/handle',
    /renders? drag handles only|(?:dragging|drag and drop) is off/,
    '6.4.1 6.5.0',
    'render/drag-handle',
  ),
  claim(
    'options/strings',
    /strings?\b|Bare names/,
    '8.7.0 8.8.1',
    `await render(<QueryBuilder fields={['status', 'total']} addRuleToNewGroups />);
return $$(".rule-fields option").map((option) => option.textContent);`,
  ),
  claim(
    'between/first-input',
    /first input|wrong input|right input/,
    '7.6.1 7.7.0',
    `await render(<QueryBuilder fields={[{ name: 'a', label: 'A' }]} query={${group("{ id: 'r', field: 'a', operator: 'between', value: ',20' }")}} />);
return $$(".rule input").map((input) => input.value);`,
  ),
  claim('between/inputs', /`between` had one text input/, '5.4.1 6.1.0', 'render/between'),
  claim(
    'rendering/unchanged',
    /render only what has changed|skips? unchanged rules/,
    '6.5.5 7.0.1',
    `let count = 0;
const controlElements = { valueEditor: ({ value, handleOnChange }) => { count++; return <input className="rule-value" value={value} onChange={(event) => handleOnChange(event.target.value)} />; } };
const fields = [{ name: 'a', label: 'A' }];
const one = (id) => ({ id, field: 'a', operator: '=', value: '' });
const defaultQuery = { id: 'g', combinator: 'and', rules: [one('1'), one('2'), one('3')] };
await render(<QueryBuilder fields={fields} controlElements={controlElements} defaultQuery={defaultQuery} />);
count = 0;
await user.type($(".rule-value"), 'x');
return count;`,
  ),
  claim(
    'styles/variables',
    /CSS variable|stylesheet/,
    '8.2.0 8.3.0',
    "file('dist/query-builder.css').includes('--rqb')",
  ),
  claim(
    'styles/branches',
    /The class requires/,
    '5.2.0 5.3.1',
    "file('dist/query-builder.css').includes('queryBuilder-branches')",
  ),
  claim(
    'styles/layout',
    /stylesheet for the layout alone/,
    '6.5.5 7.0.1',
    "file('dist/query-builder-layout.css').length > 0",
  ),
  claim(
    'styles/responsive',
    /`queryBuilder-responsive`|responsive rows/,
    '8.19.1 8.20.2',
    "file('dist/query-builder.css').includes('queryBuilder-responsive')",
  ),
  claim(
    'styles/drag-variables',
    /renamed the four `\$rqb-dnd-` variables/,
    '7.3.0 7.4.0',
    "file('dist/query-builder.scss').includes('$rqb-dnd-drop-indicator-color')",
  ),
  claim(
    'packages/parsers',
    /spel2js|`jsonata`/,
    '8.8.4 8.9.2',
    "['spel2js', 'jsonata'].filter((name) => file('../@react-querybuilder/core/package.json').includes(name))",
  ),
  claim(
    'packages/core',
    /@react-querybuilder\/core|core for/,
    '8.8.4 8.9.2',
    "file('package.json').includes('@react-querybuilder/core')",
  ),
  claim(
    'packages/types',
    /the packages `ctx` and `ts`/,
    '6.2.0 6.3.0',
    "['ctx', 'ts'].filter((name) => file('package.json').includes('@react-querybuilder/' + name))",
  ),
  claim('packages/umd', /UMD file/, '3.12.1 4.2.0', "file('dist/index.umd.js').length > 0"),
  claim(
    'hooks/value-editor',
    /the hook replaces an array/,
    '6.5.1 6.5.3',
    `const queries = [];
const Editor = (props) => { useValueEditor(props); return null; };
await render(<QueryBuilder fields={[{ name: 'a', label: 'A' }]} controlElements={{ valueEditor: Editor }} listsAsArrays onQueryChange={(query) => queries.push(query)} defaultQuery={${group("{ id: 'r', field: 'a', operator: 'between', value: ['x', 'y'] }")}} />);
await user.selectOptions($(".rule-operators"), '=');
return queries.at(-1).rules[0].value;`,
  ),
  claim(
    'hooks/query-builder',
    /don't export the hook/,
    '6.5.5 7.0.1 7.4.4 7.5.0',
    'typeof library.useQueryBuilder',
  ),
  claim(
    'independent/prop',
    /`independentCombinators` prop/,
    '6.5.5 7.0.1',
    'render/independent-prop',
  ),
  claim(
    'classes/all-buttons',
    /such keys/,
    '7.6.1 7.7.0',
    'Object.keys(standardClassnames).length, Object.keys(defaultControlClassnames)',
  ),
  claim(
    'builder/limited-numbers',
    /applies only to number inputs/,
    '7.6.1 7.7.0',
    `const queries = [];
await render(<QueryBuilder fields={[{ name: 'a', label: 'A' }]} parseNumbers="strict-limited" onQueryChange={(query) => queries.push(query)} addRuleToNewGroups />);
await user.type($(".rule-value"), '007');
return queries.at(-1).rules[0].value;`,
  ),
  claim(
    'parameterized/keep-prefix',
    /paramsKeepPrefix/,
    '6.5.1 6.5.3',
    `Object.keys(formatQuery(${total}, { format: 'parameterized_named', paramPrefix: '$', paramsKeepPrefix: true }).params)`,
  ),
  claim(
    'mongodb/value-processor',
    /value processor must return the whole expression/,
    '3.12.1 4.2.0',
    'export/value-processor-mongodb',
  ),
  claim(
    'parseJsonLogic/operations',
    /`jsonLogicOperations`/,
    '5.3.1 5.4.0',
    `parseJsonLogic({ and: [{ late: [{ var: 'total' }] }] }, { jsonLogicOperations: { late: () => ({ field: 'total', operator: '>', value: 1 }) } })`,
  ),
];
