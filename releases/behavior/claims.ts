import { fileURLToPath } from 'node:url';
import stored from './claims.json';
import { corpus } from './corpus.ts';
import type { Probe } from './probe.ts';

/** Something that pages say about releases, with code that shows it. */
export interface BehaviorClaim {
  /** What it's about, unique in the table. */
  readonly id: string;
  /** Words of the sentence or of the cell that makes the claim. */
  readonly says: RegExp;
  /** Releases on npm, oldest first, each of which shows something else than one of its neighbors. */
  readonly releases: readonly string[];
  /** The code of a probe, or the name of one. */
  readonly code: string;
}

export interface ClaimRun {
  readonly release: string;
  readonly output: string;
}

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
    /two formats do call the rule processor|also applies to `parameterized`/,
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
    /nothing before the "or"/,
    '8.4.1 8.5.0 8.12.0 8.13.0',
    `formatQuery(${group("{ field: 'status', operator: 'in', value: ['paid'] }")}, 'natural_language')`,
  ),
  claim(
    'formats/parameter',
    /\bparameters?\b/i,
    '8.20.2 8.22.2',
    `formatQuery(${group("{ field: 'total', operator: '>', value: 'limit', valueSource: 'parameter' }")}, 'sql')`,
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
  claim('ids/uuid', /ids are UUIDs/, '5.2.0 5.3.1', 'action/add-rule-id'),
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
  claim('drag/handle', /renders? drag handles only/, '6.4.1 6.5.0', 'render/drag-handle'),
  claim(
    'options/strings',
    /strings/,
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
    /CSS variables/,
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
    /`queryBuilder-responsive`/,
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
    /spel2js/,
    '8.8.4 8.9.2',
    "file('../@react-querybuilder/core/package.json').includes('spel2js')",
  ),
  claim(
    'packages/core',
    /@react-querybuilder\/core/,
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

export const claimsFile = fileURLToPath(new URL('./claims.json', import.meta.url));

const probeCodes = new Map(corpus.map(({ id, code }) => [id, code]));

/** The programs that a release runs, each under the id of its claim. */
export const claimProbes = (release: string): readonly Probe[] =>
  behaviorClaims
    .filter(({ releases }) => releases.includes(release))
    .map(({ id, code }) => ({ id, code: probeCodes.get(code) ?? code, needs: [] }));

const outputs: Readonly<Record<string, Readonly<Record<string, string>>>> = stored;

/** What a claim's code printed on its releases, oldest first. Releases on which it didn't run are left out. */
export const runsOf = ({ id, releases }: BehaviorClaim): readonly ClaimRun[] =>
  releases.flatMap((release) => {
    const output = outputs[id]?.[release];
    return output === undefined ? [] : [{ release, output }];
  });

/** Mentions that no run on installed releases of the library can prove, with the reason. */
export const unprovable: readonly { readonly says: RegExp; readonly because: string }[] = [
  {
    says: /TypeScript|react-select|dnd-kit|itself requires|antd|Keep antd|axe-core|mingo|Tailwind|Radix|`luxon`|`date-fns`|C# |{{library}}|sqlFormat/,
    because: 'It’s a version of other software.',
  },
  {
    says: /add-ons?\b|@react-querybuilder\/(?!core)|drag-and-drop libraries|no adapter calls/,
    because: 'It’s a release of an add-on.',
  },
  {
    says: /^\| (?:Props|Control elements|Field properties|Formats|Options of `formatQuery`|Tools) added .*\(4\.[12]|4\.0 according/,
    because: 'npm has nothing between 3.12.1 and 4.2.0, so the release notes are the source.',
  },
  {
    says: /if it isn't [56]\.0|to the `actions` prop|doesn't allow groups before 4\.3|Badges such as/,
    because: 'It’s about types, or it explains a notation.',
  },
  { says: /^\| `\w+` \| [\d.]+ \|/, because: 'It’s a size.' },
];
