/** What someone asks an assistant to write for a release, with an answer that fits it and one that doesn't. */
export interface Job {
  readonly release: string;
  readonly job: string;
  /** Compiles with the release. */
  readonly right: string;
  /** Doesn't, although another release or library may have it. */
  readonly wrong: string;
  /** What a message about the wrong code has to name. */
  readonly cause: RegExp;
}

const order = "[{ name: 'status', label: 'Status' }, { name: 'total', label: 'Total' }]";

/** A component with a builder. */
const builder = (props: string, imports = ''): string => `${imports}
import { QueryBuilder } from 'react-querybuilder';
export const App = () => (
  <QueryBuilder fields={${order}} ${props} />
);`;

/** The same for the release that exports the builder by default only. */
const oldBuilder = (props: string): string =>
  `import QueryBuilder from 'react-querybuilder';
export const App = () => (
  <QueryBuilder fields={${order}} onQueryChange={console.log} ${props} />
);`;

const value = (type: string, text: string): string =>
  `import type { ${type.replace(/<.*/, '')} } from 'react-querybuilder';
export const it: ${type} = ${text};`;

const use = (name: string, call = name, from = 'react-querybuilder'): string =>
  `import { ${name} } from '${from}';
console.log(${call});`;

const query = "{ id: 'root', combinator: 'and', rules: [] }";

const format = (options: string): string => use('formatQuery', `formatQuery(${query}, ${options})`);

const kit = (component: string, from: string): string =>
  `import { ${component} } from '${from}';
${builder('').replace('<QueryBuilder', `<${component}><QueryBuilder`).replace('/>', `/></${component}>`)}`;

/** A component that takes the place of one of the builder. */
const own = (control: string, type: string, body: string): string =>
  `import { QueryBuilder, type ${type} } from 'react-querybuilder';
const Own = (props: ${type}) => ${body};
export const App = () => <QueryBuilder fields={${order}} controlElements={{ ${control}: Own }} />;`;

type Row = readonly [job: string, right: string, wrong: string, cause: RegExp];

const rows: Readonly<Record<string, readonly Row[]>> = {
  '3.12.1': [
    ['import the builder', oldBuilder(''), builder('onQueryChange={console.log}'), /QueryBuilder/],
    ['clone buttons', oldBuilder('showCloneButtons'), oldBuilder('showClone'), /showClone/],
    [
      'a first query',
      oldBuilder(`query={${query}}`),
      oldBuilder(`defaultQuery={${query}}`),
      /defaultQuery/,
    ],
    ['no changes allowed', oldBuilder('showNotToggle'), oldBuilder('disabled'), /disabled/],
    [
      'drag and drop',
      oldBuilder('showCombinatorsBetweenRules'),
      oldBuilder('enableDragAndDrop'),
      /enableDragAndDrop/,
    ],
    [
      'a query as a constant',
      value('RuleGroupType', query),
      value('RuleGroupType', "{ combinator: 'and', rules: [] }"),
      /\bid\b/,
    ],
    ['a JsonLogic filter', format("'mongodb'"), format("'jsonlogic'"), /jsonlogic/],
    ['find a rule', use('findRule'), use('findPath'), /findPath/],
    ['import SQL', use('defaultValidator'), use('parseSQL'), /parseSQL/],
    [
      'a date field',
      value('Field', "{ name: 'placedOn', label: 'Placed on', inputType: 'date' }"),
      value('Field', "{ name: 'placedOn', inputType: 'date' }"),
      /label/,
    ],
  ],
  '4.5.3': [
    [
      'drag and drop',
      builder('enableDragAndDrop'),
      builder(
        '',
        "import { QueryBuilderDnD } from '@react-querybuilder/dnd';\nconsole.log(QueryBuilderDnD);",
      ),
      /@react-querybuilder\/dnd/,
    ],
    [
      'import SQL',
      use('parseSQL', "parseSQL('total > 5')"),
      use('parseSQL', "parseSQL('total > 5')", 'react-querybuilder/parseSQL'),
      /react-querybuilder\/parseSQL/,
    ],
    ['lock buttons', builder('showLockButtons'), builder('showMuteButtons'), /showMuteButtons/],
    [
      'a function that exports rules',
      format("{ format: 'sql', valueProcessor: () => '1' }"),
      format("{ format: 'sql', ruleProcessor: () => '1' }"),
      /ruleProcessor/,
    ],
    ['find a rule', use('findPath'), use('findRule'), /findRule/],
    [
      'react to removal',
      builder('onAddRule={(rule) => rule}'),
      builder('onRemove={() => true}'),
      /onRemove/,
    ],
    [
      'an own delete button',
      own(
        'removeRuleAction',
        'ActionProps',
        '<button onClick={props.handleOnClick}>Delete</button>',
      ),
      own('shiftActions', 'ActionProps', '<button>{props.label}</button>'),
      /shiftActions/,
    ],
    [
      'Ant Design',
      use('AntDValueEditor', 'AntDValueEditor', '@react-querybuilder/antd'),
      kit('QueryBuilderAntD', '@react-querybuilder/antd'),
      /QueryBuilderAntD/,
    ],
    [
      'a class for some rules',
      builder("controlClassnames={{ rule: 'wide' }}"),
      builder("getRuleClassname={() => 'wide'}"),
      /getRuleClassname/,
    ],
    [
      'a query with combinators between rules',
      value('RuleGroupTypeIC', '{ rules: [] }'),
      value(
        'RuleGroupTypeIC',
        "{ rules: [{ field: 'a', operator: '=', value: 1 }, { field: 'b', operator: '=', value: 1 }] }",
      ),
      /between two rules/,
    ],
  ],
  '5.4.1': [
    [
      'drag and drop',
      `import { QueryBuilderDnD } from '@react-querybuilder/dnd';\n${builder('')}\nconsole.log(QueryBuilderDnD);`,
      use('QueryBuilderWithoutDndProvider'),
      /QueryBuilderWithoutDndProvider/,
    ],
    ['import a MongoDB filter', use('parseMongoDB'), use('parseSpEL'), /parseSpEL/],
    [
      'import SQL',
      use('parseSQL'),
      use('parseSQL', 'parseSQL', 'react-querybuilder/parseSQL'),
      /react-querybuilder\/parseSQL/,
    ],
    ['ids of your own', builder("idGenerator={() => '1'}"), builder("qbId='orders'"), /qbId/],
    [
      'numbers instead of strings',
      format("{ format: 'sql', parseNumbers: true }"),
      builder('parseNumbers'),
      /parseNumbers/,
    ],
    [
      'export rules by hand',
      format("{ format: 'sql', ruleProcessor: () => '1' }"),
      format("{ format: 'sql', preset: 'mysql' }"),
      /preset/,
    ],
    [
      'Ant Design',
      kit('QueryBuilderAntD', '@react-querybuilder/antd'),
      kit('QueryBuilderAntd', '@react-querybuilder/antd'),
      /QueryBuilderAntd/,
    ],
    [
      'Mantine',
      kit('QueryBuilderMaterial', '@react-querybuilder/material'),
      kit('QueryBuilderMantine', '@react-querybuilder/mantine'),
      /@react-querybuilder\/mantine/,
    ],
    ['new ids for a copy', use('generateID'), use('regenerateIDs'), /regenerateIDs/],
    ['Elasticsearch', format("'mongodb'"), format("'elasticsearch'"), /elasticsearch/],
  ],
  '6.5.5': [
    [
      'Ant Design',
      kit('QueryBuilderAntD', '@react-querybuilder/antd'),
      kit('QueryBuilderAntdProvider', '@react-querybuilder/antd'),
      /QueryBuilderAntdProvider/,
    ],
    [
      'a custom operator',
      builder("getOperators={() => [{ name: 'near', label: 'is near' }]}"),
      builder("getOperators={() => [{ value: 'near', label: 'is near' }]}"),
      /name/,
    ],
    [
      'arrows that move rules',
      builder('showLockButtons'),
      builder('showShiftActions'),
      /showShiftActions/,
    ],
    ['Elasticsearch', format("'jsonlogic'"), format("'elasticsearch'"), /elasticsearch/],
    [
      'import SpEL',
      use('parseCEL', "parseCEL('a == 1')"),
      use('parseSpEL', 'parseSpEL'),
      /parseSpEL/,
    ],
    [
      'import SQL',
      use('parseSQL', 'parseSQL', 'react-querybuilder/parseSQL'),
      use('parseSPARQL', 'parseSPARQL', 'react-querybuilder/parseSPARQL'),
      /parseSPARQL/,
    ],
    ['numbers from the builder', builder('parseNumbers'), builder('baseField={{}}'), /baseField/],
    [
      'an own value editor',
      own(
        'valueEditor',
        'ValueEditorProps',
        '<input value={props.value} onChange={(event) => props.handleOnChange(event.target.value)} />',
      ),
      own(
        'valueEditor',
        'ValueEditorProps',
        '<input value={props.value} onChange={(event) => props.onChange(event.target.value)} />',
      ),
      /onChange/,
    ],
    [
      'props with types',
      "import type { QueryBuilderProps } from 'react-querybuilder';\nexport type Props = QueryBuilderProps;",
      value('FullField', "{ name: 'a', value: 'a', label: 'A' }"),
      /FullField/,
    ],
    ['insert a rule', use('add'), use('insert'), /insert/],
  ],
  '7.7.1': [
    [
      'import SQL',
      use('parseSQL', 'parseSQL', 'react-querybuilder/parseSQL'),
      use('parseSQL'),
      /parseSQL/,
    ],
    ['undo', builder('showShiftActions'), builder('showUndoRedo'), /showUndoRedo/],
    [
      'few levels of groups',
      builder('onAddGroup={() => false}'),
      builder('maxLevels={2}'),
      /maxLevels/,
    ],
    ['mute rules', builder('showLockButtons'), builder('showMuteButtons'), /showMuteButtons/],
    [
      'SQL for MySQL',
      format("{ format: 'sql', preset: 'mysql' }"),
      format("{ format: 'sql', preset: 'mariadb' }"),
      /mariadb/,
    ],
    ['a filter for Prisma', format("'natural_language'"), format("'prisma'"), /prisma/],
    ['insert a rule', use('insert'), use('useQueryBuilderStore'), /useQueryBuilderStore/],
    [
      'combinators between rules',
      value('RuleGroupTypeIC', '{ rules: [] }'),
      value('RuleGroupTypeIC', "{ combinator: 'and', rules: [] }"),
      /combinator/,
    ],
    [
      'a field with a value',
      value('FullField', "{ name: 'a', value: 'a', label: 'A' }"),
      value('FullField', "{ name: 'a', label: 'A' }"),
      /value/,
    ],
    [
      'a first query',
      builder("defaultQuery={{ combinator: 'and', rules: [] }}"),
      builder("initialQuery={{ combinator: 'and', rules: [] }}"),
      /initialQuery|defaultQuery/,
    ],
  ],
  '8.24.1': [
    ['undo', builder('showUndoRedo'), builder('undoRedo'), /undoRedo/],
    [
      'Ant Design',
      kit('QueryBuilderAntD', '@react-querybuilder/antd'),
      kit('QueryBuilderAntDesign', '@react-querybuilder/antd'),
      /QueryBuilderAntDesign/,
    ],
    ['few levels of groups', builder('maxLevels={2}'), builder('maxDepth={2}'), /maxLevels/],
    [
      'import SQL',
      use('parseSQL', 'parseSQL', 'react-querybuilder/parseSQL'),
      use('parseSQL'),
      /react-querybuilder\/parseSQL/,
    ],
    ['a filter for Prisma', format("'prisma'"), format("'typeorm'"), /typeorm/],
    [
      'SQL with parameters',
      format("{ format: 'parameterized', numberedParams: true }"),
      format("{ format: 'parameterized', numberParams: true }"),
      /'numberParams' does not exist/,
    ],
    [
      'a custom operator',
      builder("operators={[{ name: 'near', label: 'is near' }]}"),
      builder("operators={[{ id: 'near', label: 'is near' }]}"),
      /\bid\b/,
    ],
    [
      'a number field',
      value('Field', "{ name: 'total', label: 'Total', inputType: 'number' }"),
      value('Field', "{ name: 'total', label: 'Total', valueEditorType: 'number' }"),
      /inputType/,
    ],
    [
      'drag and drop',
      `import { QueryBuilderDnD } from '@react-querybuilder/dnd';\n${builder('')}\nconsole.log(QueryBuilderDnD);`,
      builder('enableDragAndDrop={true} draggable'),
      /draggable|QueryBuilderDnD/,
    ],
    [
      'labels in another language',
      builder("translations={{ addRule: { label: 'Neu' } }}"),
      builder("translations={{ addRule: 'Neu' }}"),
      /label/,
    ],
  ],
};

export const jobs: readonly Job[] = Object.entries(rows).flatMap(([release, own]) =>
  own.map(([job, right, wrong, cause]) => ({ release, job, right, wrong, cause })),
);
