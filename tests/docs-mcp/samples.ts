/** Code for a release that looks right, and whether it is. */
export interface Sample {
  readonly release: string;
  readonly title: string;
  readonly code: string;
  /** What a message about wrong code has to name; missing for right code. */
  readonly cause?: RegExp;
}

const fields = "[{ name: 'city', label: 'City' }, { name: 'age', label: 'Age' }]";

const page = (props: string, more = ''): string => `import { useState } from 'react';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
${more}
export default function Filter() {
  const [query, setQuery] = useState<RuleGroupType>({ combinator: 'and', rules: [] });
  return <QueryBuilder fields={${fields}} query={query} ${props} />;
}
export const count = (query: RuleGroupType) => query.rules.length;`;

const arrow = 'onQueryChange={(next) => setQuery(next)}';

const stateless = (props: string, imports = ''): string =>
  `import { QueryBuilder${imports} } from 'react-querybuilder';
export const Filter = () => <QueryBuilder fields={${fields}} ${props} />;`;

const constant = (type: string, value: string): string =>
  `import type { ${type.replace(/<.*/s, '')} } from 'react-querybuilder';
const it: ${type} = ${value};
export default it;`;

const calls = (names: string, expression: string, from = 'react-querybuilder'): string =>
  `import { ${names} } from '${from}';
import type { RuleGroupType } from 'react-querybuilder';
export const run = (query: RuleGroupType) => ${expression};`;

const control = (name: string, type: string, body: string): string =>
  `import { QueryBuilder } from 'react-querybuilder';
import type { ${type} } from 'react-querybuilder';
function Own(props: ${type}) {
  return ${body};
}
export const Filter = () => <QueryBuilder fields={${fields}} controlElements={{ ${name}: Own }} />;`;

/** A title, code that is right, code that is nearly the same and wrong, and what is wrong with it. */
type Pair = readonly [title: string, right: string, wrong: string, cause: RegExp];

const rule = "{ field: 'city', operator: '=', value: 'Oslo' }";

/** What all of these releases have, and how it's easily written wrong. */
const shared: readonly Pair[] = [
  [
    'a group with a negation',
    constant('RuleGroupType', `{ combinator: 'or', not: true, rules: [${rule}] }`),
    constant('RuleGroupType', `{ combinator: 'or', not: 'true', rules: [${rule}] }`),
    /string' is not assignable to type 'boolean/,
  ],
  [
    'a change of a value',
    calls('update', "update(query, 'value', 'Rome', [0])"),
    calls('update', "update(query, [0], 'value', 'Rome')"),
    /'number(?:\[\])?' is not assignable/,
  ],
  [
    'the parent of a path',
    calls('getParentPath', 'getParentPath([0, query.rules.length])'),
    calls('getParentPath', "getParentPath('0')"),
    /'string' is not assignable/,
  ],
  [
    'a select editor for a field',
    constant(
      'Field',
      "{ name: 'city', label: 'City', valueEditorType: 'multiselect', values: [{ name: 'o', label: 'Oslo' }] }",
    ),
    constant(
      'Field',
      "{ name: 'city', label: 'City', valueEditorType: 'multi-select', values: [{ name: 'o', label: 'Oslo' }] }",
    ),
    /multi-select/,
  ],
  [
    'an operator selector of your own',
    control(
      'operatorSelector',
      'OperatorSelectorProps',
      '<button onClick={() => props.handleOnChange("=")}>{props.value}</button>',
    ),
    control(
      'operatorSelector',
      'OperatorSelectorProps',
      '<select>{props.operators.map((one) => <option key={one.name}>{one.label}</option>)}</select>',
    ),
    /Property 'operators' does not exist/,
  ],
  [
    'a class for rules',
    stateless("controlClassnames={{ rule: 'wide' }}"),
    stateless("controlClassnames={{ rules: 'wide' }}"),
    /'rules' does not exist/,
  ],
];

const setter: Pair = [
  'state',
  page(arrow),
  page('onQueryChange={setQuery}'),
  /\(next\) => setQuery\(next\)/,
];

const moved: Pair = [
  'a rule that moves',
  calls('move', 'move(query, [0], [1])'),
  calls('move', "move(query, [0], 'up')"),
  /'(?:"up"|string)' is not assignable/,
];

const strict: Pair = [
  'numbers in SQL',
  calls('formatQuery', "formatQuery(query, { format: 'sql', parseNumbers: true })"),
  calls('formatQuery', "formatQuery(query, { format: 'sql', parseNumbers: 'strict' })"),
  /parseNumbers|'string' is not assignable to type 'boolean|overload/,
];

const dnd: Pair = [
  'drag and drop',
  calls('QueryBuilderDnD', 'QueryBuilderDnD', '@react-querybuilder/dnd'),
  calls('QueryBuilderDnD', 'QueryBuilderDnD'),
  /@react-querybuilder\/dnd/,
];

/** By release. */
const pairs: Readonly<Record<string, readonly Pair[]>> = {
  '4.5.3': [
    setter,
    moved,
    strict,
    [
      'classes of groups',
      stateless("controlClassnames={{ ruleGroup: 'wide' }}"),
      stateless("getRuleGroupClassname={() => 'wide'}"),
      /Release 5[\d.]* added the prop getRuleGroupClassname/,
    ],
    [
      'classes of two kinds',
      calls('formatQuery', "formatQuery(query, 'json')"),
      calls('mergeClassnames', 'mergeClassnames(query)'),
      /mergeClassnames/,
    ],
    [
      'an import of one function',
      calls('parseCEL', "parseCEL('age > 1')"),
      calls('parseCEL', "parseCEL('age > 1')", 'react-querybuilder/parseCEL'),
      /Import parseCEL from "react-querybuilder"/,
    ],
  ],
  '5.4.1': [
    setter,
    moved,
    strict,
    dnd,
    ['joined classes', calls('c', "c('wide')"), calls('clsx', "clsx('wide')"), /clsx/],
    [
      'what is between two inputs',
      stateless("getValueEditorType={() => 'text'}"),
      stateless("getValueEditorSeparator={() => 'to'}"),
      /Release 6[\d.]* added the prop getValueEditorSeparator/,
    ],
  ],
  '6.5.5': [
    setter,
    moved,
    strict,
    dnd,
    [
      'no classes of the library',
      stateless("controlClassnames={{ queryBuilder: 'wide' }}"),
      stateless('suppressStandardClassnames'),
      /Release 7[\d.]* added the prop suppressStandardClassnames/,
    ],
    [
      'SQL for PostgreSQL',
      calls('formatQuery', "formatQuery(query, { format: 'parameterized', paramPrefix: '$' })"),
      calls('formatQuery', "formatQuery(query, { format: 'parameterized', numberedParams: true })"),
      /numberedParams/,
    ],
  ],
  '7.7.1': [
    [
      'state',
      page('onQueryChange={setQuery}'),
      page('onQueryChange={setQuery}').replace('<RuleGroupType>(', '('),
      /Give the state a type/,
    ],
    [
      'a rule that moves',
      calls('move', "move(query, [0], 'up')"),
      calls('move', "move(query, [0], 'top')"),
      /top/,
    ],
    dnd,
    [
      'props of a wrapper',
      constant(
        'QueryBuilderProps<any, any, any, any>',
        `{ fields: ${fields}, showNotToggle: true }`,
      ),
      constant('QueryBuilderProps', `{ fields: ${fields}, showNotToggle: true }`),
      /QueryBuilderProps<RuleGroupType, FullField, FullOperator, FullCombinator>/,
    ],
    [
      'a value editor with the type of its field',
      control('valueEditor', 'ValueEditorProps', '<b>{props.fieldData.value}</b>'),
      control('valueEditor', 'ValueEditorProps', '<b>{props.fieldData.city.length}</b>'),
      /'(?:props\.fieldData\.city|unknown)'/,
    ],
    [
      'two rules in a group of their own',
      calls('insert', `insert(query, ${rule}, [0])`),
      calls('group', 'group(query, [0], [1])'),
      /group/,
    ],
  ],
  '8.24.1': [
    [
      'state',
      page('onQueryChange={setQuery}'),
      page('onQueryChange={setQuery}').replace('<RuleGroupType>(', '('),
      /Give the state a type/,
    ],
    [
      'a rule that moves',
      calls('move', "move(query, [0], 'down')"),
      calls('move', "move(query, [0], 'bottom')"),
      /bottom/,
    ],
    [
      'numbers in SQL',
      calls('formatQuery', "formatQuery(query, { format: 'sql', parseNumbers: 'strict-limited' })"),
      calls('formatQuery', "formatQuery(query, { format: 'sql', parseNumbers: 'limited' })"),
      /limited/,
    ],
    [
      'levels of groups',
      stateless('maxLevels={3}'),
      stateless('maxLevels="3"'),
      /'string' is not assignable to type 'number'/,
    ],
    [
      'lists of values',
      stateless("getMatchModes={() => ['all']}"),
      stateless("getMatchModes={() => ['every']}"),
      /every/,
    ],
    [
      'a sentence',
      calls('formatQuery', "formatQuery(query, 'natural_language')"),
      calls('formatQuery', "formatQuery(query, 'natural-language')"),
      /natural-language/,
    ],
  ],
};

export const samples: readonly Sample[] = Object.entries(pairs).flatMap(([release, own]) =>
  [...shared, ...own].flatMap(([title, right, wrong, cause]) => [
    { release, title, code: right },
    { release, title, code: wrong, cause },
  ]),
);
