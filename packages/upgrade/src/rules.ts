/** What a rule looks for. Names are those that `react-querybuilder` exports, if a match names no add-on. */
export type Match =
  /** An export that is gone. With `rename` or `module`, imports can be edited. */
  | {
      readonly kind: 'export';
      readonly name: string;
      readonly addon?: string;
      readonly rename?: string;
      readonly module?: string;
    }
  /** A module that is gone or has changed. With `module`, which replaces it, imports can be edited. */
  | { readonly kind: 'module'; readonly name: string; readonly module?: string }
  /** Modules whose names start like this. */
  | { readonly kind: 'modules'; readonly start: string }
  /** A prop of `QueryBuilder`. */
  | { readonly kind: 'prop'; readonly name: string }
  /** A type that needs type arguments. */
  | { readonly kind: 'bare-type'; readonly name: string }
  /** A type argument; it can be edited. */
  | {
      readonly kind: 'type-argument';
      readonly of: readonly string[];
      readonly name: string;
      readonly rename: string;
    }
  /** A format of `formatQuery`. */
  | { readonly kind: 'format'; readonly name: string }
  /** A call of an export, with an object as its first argument or with any arguments. */
  | { readonly kind: 'call'; readonly name: string; readonly withObject?: boolean }
  /** A string that is the label of a button. */
  | { readonly kind: 'label'; readonly name: string };

/** Something that a major version removed, renamed, or changed. */
export interface Rule {
  readonly id: string;
  /** The major version with the change. */
  readonly major: number;
  readonly match: Match;
  /** What changed, in a sentence. Backticks enclose code. */
  readonly reason: string;
  /** What to do, in a sentence. Backticks enclose code. */
  readonly instead: string;
  /** A file for the major before, and the same file for this one. */
  readonly example: {
    readonly file?: 'App.jsx';
    readonly before: string;
    readonly after: string;
  };
}

/** What the parsers read in the examples. */
const inputs = {
  parseCEL: `'total > 100'`,
  parseJsonLogic: `{ '>': [{ var: 'total' }, 100] }`,
  parseMongoDB: `{ total: { $gt: 100 } }`,
  parseSQL: `'total > 100'`,
};

/** Rules in the order of the major versions. */
export const rules: readonly Rule[] = [
  {
    id: 'find-rule',
    major: 4,
    match: { kind: 'export', name: 'findRule' },
    reason: '`findRule` is gone.',
    instead: 'Use `findPath`, which looks up a path instead of an id.',
    example: {
      before: `import { findRule } from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';

export const has = (query: RuleGroupType, id: string) => findRule(id, query) !== null;`,
      after: `import { findPath } from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';

export const has = (query: RuleGroupType, path: number[]) => findPath(path, query) !== null;`,
    },
  },
  ...(['onAddRule', 'onAddGroup'] as const).map(
    (name): Rule => ({
      id: `${name}-path`,
      major: 4,
      match: { kind: 'prop', name },
      reason: `The second argument of \`${name}\` is the path of the parent instead of its id.`,
      instead: 'Expect an array of numbers as the second parameter.',
      example: {
        before: `import QueryBuilder from 'react-querybuilder';

export const App = () => (
  <QueryBuilder
    fields={[]}
    onQueryChange={console.log}
    ${name}={(added, parentId) => (parentId.startsWith('g-') ? added : false)}
  />
);`,
        after: `import QueryBuilder from 'react-querybuilder';

export const App = () => (
  <QueryBuilder
    fields={[]}
    onQueryChange={console.log}
    ${name}={(added, parentPath) => (parentPath.length < 3 ? added : false)}
  />
);`,
      },
    }),
  ),
  {
    id: 'mongodb-json',
    major: 4,
    match: { kind: 'format', name: 'mongodb' },
    reason: 'The `mongodb` format outputs JSON. In v3, it output JavaScript.',
    instead: 'Read it with `JSON.parse`.',
    example: {
      before: `import { formatQuery } from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';

export const filter = (query: RuleGroupType) =>
  new Function(\`return \${formatQuery(query, 'mongodb')}\`)();`,
      after: `import { formatQuery } from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';

export const filter = (query: RuleGroupType) => JSON.parse(formatQuery(query, 'mongodb'));`,
    },
  },
  {
    id: 'mongodb-short',
    major: 5,
    match: { kind: 'format', name: 'mongodb' },
    reason:
      'The `mongodb` format outputs `{"a":1}` instead of `{"a":{"$eq":1}}`, and no `$and` or `$or` around a single condition.',
    instead: 'Check the code that reads the result.',
    example: {
      before: `import { formatQuery } from 'react-querybuilder';

export const filter = JSON.parse(formatQuery({ combinator: 'and', rules: [] }, 'mongodb'));`,
      after: `import { formatQuery } from 'react-querybuilder';

export const filter = JSON.parse(formatQuery({ combinator: 'and', rules: [] }, 'mongodb'));`,
    },
  },
  {
    id: 'without-dnd-provider',
    major: 5,
    match: { kind: 'export', name: 'QueryBuilderWithoutDndProvider' },
    reason: '`QueryBuilderWithoutDndProvider` is gone, because drag and drop is an add-on.',
    instead:
      'Wrap `QueryBuilder` in `QueryBuilderDndWithoutProvider` from `@react-querybuilder/dnd`.',
    example: {
      before: `import { QueryBuilderWithoutDndProvider } from 'react-querybuilder';

export const App = () => <QueryBuilderWithoutDndProvider fields={[]} />;`,
      after: `import { QueryBuilderDndWithoutProvider } from '@react-querybuilder/dnd';
import { QueryBuilder } from 'react-querybuilder';

export const App = () => (
  <QueryBuilderDndWithoutProvider>
    <QueryBuilder fields={[]} />
  </QueryBuilderDndWithoutProvider>
);`,
    },
  },
  {
    id: 'drag-and-drop',
    major: 5,
    match: { kind: 'prop', name: 'enableDragAndDrop' },
    reason: 'Drag and drop is an add-on, and the prop alone does nothing.',
    instead: 'Wrap the builder in `QueryBuilderDnD` from `@react-querybuilder/dnd`.',
    example: {
      before: `import { QueryBuilder } from 'react-querybuilder';

export const App = () => <QueryBuilder fields={[]} enableDragAndDrop />;`,
      after: `import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import { QueryBuilder } from 'react-querybuilder';

export const App = () => (
  <QueryBuilderDnD>
    <QueryBuilder fields={[]} />
  </QueryBuilderDnD>
);`,
    },
  },
  {
    id: 'c',
    major: 6,
    match: { kind: 'export', name: 'c', rename: 'clsx', module: 'clsx' },
    reason: '`c` is gone.',
    instead: 'Install `clsx` and use it. Release 8 exports `clsx` itself.',
    example: {
      before: `import { c } from 'react-querybuilder';

export const className = c('order', 'filter');`,
      after: `import { clsx as c } from 'clsx';

export const className = c('order', 'filter');`,
    },
  },
  {
    id: 'version',
    major: 6,
    match: { kind: 'export', name: 'version' },
    reason: '`version` is gone.',
    instead: 'Read the version from `react-querybuilder/package.json`.',
    example: {
      before: `import { version } from 'react-querybuilder';

export const about = \`Query builder \${version}\`;`,
      after: `import { version } from 'react-querybuilder/package.json';

export const about = \`Query builder \${version}\`;`,
    },
  },
  ...['formatQuery', ...Object.keys(inputs)].map(
    (name): Rule => ({
      id: `dist-${name}`,
      major: 6,
      match: {
        kind: 'module',
        name: `react-querybuilder/dist/${name}`,
        module: `react-querybuilder/${name}`,
      },
      reason: `The package has an \`exports\` map, so \`dist/${name}\` can’t be imported.`,
      instead: `Import from \`react-querybuilder/${name}\`.`,
      example: {
        file: 'App.jsx',
        before: `import { ${name} } from 'react-querybuilder/dist/${name}';

export const run = ${name};`,
        after: `import { ${name} } from 'react-querybuilder/${name}';

export const run = ${name};`,
      },
    }),
  ),
  ...Object.entries(inputs).map(
    ([name, input]): Rule => ({
      id: `module-${name}`,
      major: 7,
      match: { kind: 'export', name, module: `react-querybuilder/${name}` },
      reason: `The main entry point doesn’t export \`${name}\`.`,
      instead: `Import it from \`react-querybuilder/${name}\`.`,
      example: {
        before: `import { formatQuery, ${name} } from 'react-querybuilder';

export const sql = formatQuery(${name}(${input}), 'sql');`,
        after: `import { formatQuery } from 'react-querybuilder';
import { ${name} } from 'react-querybuilder/${name}';

export const sql = formatQuery(${name}(${input}), 'sql');`,
      },
    }),
  ),
  {
    id: 'dist-types',
    major: 6,
    match: { kind: 'modules', start: 'react-querybuilder/dist/types' },
    reason: 'Files in `dist/types` move with each release.',
    instead: 'Import from `react-querybuilder`.',
    example: {
      before: `import { defaultOperators } from 'react-querybuilder/dist/types/src/defaults';

export const names = defaultOperators.map(({ name }) => name);`,
      after: `import { defaultOperators } from 'react-querybuilder';

export const names = defaultOperators.map(({ name }) => name);`,
    },
  },
  {
    id: 'bootstrap-drag-handle',
    major: 7,
    match: {
      kind: 'export',
      addon: '@react-querybuilder/bootstrap',
      name: 'BootstrapDragHandle',
    },
    reason: '`BootstrapDragHandle` is gone.',
    instead: 'Remove it. The library’s own drag handle replaces it.',
    example: {
      file: 'App.jsx',
      before: `import { BootstrapDragHandle } from '@react-querybuilder/bootstrap';

export const controls = { dragHandle: BootstrapDragHandle };`,
      after: 'export const controls = {};',
    },
  },
  {
    id: 'independent-combinators',
    major: 7,
    match: { kind: 'prop', name: 'independentCombinators' },
    reason: 'The `independentCombinators` prop is ignored; the shape of the query decides.',
    instead: 'Remove the prop, and start with a query without `combinator`.',
    example: {
      before: `import { QueryBuilder } from 'react-querybuilder';

export const App = () => <QueryBuilder independentCombinators fields={[]} />;`,
      after: `import { QueryBuilder } from 'react-querybuilder';

export const App = () => <QueryBuilder defaultQuery={{ rules: [] }} fields={[]} />;`,
    },
  },
  {
    id: 'builder-props',
    major: 7,
    match: { kind: 'bare-type', name: 'QueryBuilderProps' },
    reason: '`QueryBuilderProps` requires four type arguments.',
    instead:
      'Write `QueryBuilderProps<RuleGroupType, FullField, FullOperator, FullCombinator>`, or your own types.',
    example: {
      before: `import type { QueryBuilderProps } from 'react-querybuilder';

export type Props = Pick<QueryBuilderProps, 'disabled'>;`,
      after: `import type {
  FullCombinator,
  FullField,
  FullOperator,
  QueryBuilderProps,
  RuleGroupType,
} from 'react-querybuilder';

export type Props = Pick<
  QueryBuilderProps<RuleGroupType, FullField, FullOperator, FullCombinator>,
  'disabled'
>;`,
    },
  },
  {
    id: 'full-field',
    major: 7,
    match: {
      kind: 'type-argument',
      of: ['ValueEditorProps', 'FieldSelectorProps', 'ValueSelectorProps'],
      name: 'Field',
      rename: 'FullField',
    },
    reason: 'Controls receive fields with both `name` and `value`.',
    instead: 'Use `FullField` as the type argument.',
    example: {
      before: `import type { Field, ValueEditorProps } from 'react-querybuilder';

export type EditorProps = ValueEditorProps<Field>;`,
      after: `import type { Field, FullField, ValueEditorProps } from 'react-querybuilder';

export type EditorProps = ValueEditorProps<FullField>;`,
    },
  },
  {
    id: 'json-without-ids',
    major: 7,
    match: { kind: 'format', name: 'json_without_ids' },
    reason:
      'The `json_without_ids` format keeps your own properties and the order of all properties.',
    instead: 'Check the code that reads the result.',
    example: {
      before: `import { formatQuery } from 'react-querybuilder';

export const stored = formatQuery({ combinator: 'and', rules: [] }, 'json_without_ids');`,
      after: `import { formatQuery } from 'react-querybuilder';

export const stored = formatQuery({ combinator: 'and', rules: [] }, 'json_without_ids');`,
    },
  },
  {
    id: 'use-query-builder',
    major: 7,
    match: { kind: 'call', name: 'useQueryBuilder' },
    reason: '`useQueryBuilder` throws an error outside a `QueryBuilderStateProvider`.',
    instead: 'Put a `QueryBuilderStateProvider` around the component.',
    example: {
      before: `import { useQueryBuilder } from 'react-querybuilder';

export const App = () => {
  useQueryBuilder({ fields: [] });
  return null;
};`,
      after: `import { QueryBuilderStateProvider, useQueryBuilder } from 'react-querybuilder';
import type {
  FullCombinator,
  FullField,
  FullOperator,
  QueryBuilderProps,
  RuleGroupType,
} from 'react-querybuilder';

type Props = QueryBuilderProps<RuleGroupType, FullField, FullOperator, FullCombinator>;

const Builder = (props: Props) => {
  useQueryBuilder(props);
  return null;
};

export const App = (props: Props) => (
  <QueryBuilderStateProvider>
    <Builder {...props} />
  </QueryBuilderStateProvider>
);`,
    },
  },
  {
    id: 'stop-event-propagation',
    major: 7,
    match: { kind: 'call', name: 'useStopEventPropagation', withObject: true },
    reason: '`useStopEventPropagation` accepts one function instead of an object of functions.',
    instead: 'Call it once for each function.',
    example: {
      before: `import { useStopEventPropagation } from 'react-querybuilder';

export const useClick = (click: () => void) => useStopEventPropagation({ click }).click;`,
      after: `import { useStopEventPropagation } from 'react-querybuilder';

export const useClick = (click: () => void) => useStopEventPropagation(click);`,
    },
  },
  ...(
    [
      ['+Rule', '+ Rule'],
      ['+Group', '+ Group'],
    ] as const
  ).map(
    ([name, label]): Rule => ({
      id: `label-${name.slice(1).toLowerCase()}`,
      major: 7,
      match: { kind: 'label', name },
      reason: `The label of the button is \`${label}\` instead of \`${name}\`.`,
      instead: 'Look for the new label, or find the button by its test id.',
      example: {
        before: `import { QueryBuilder } from 'react-querybuilder';

export const App = () => <QueryBuilder fields={[]} />;
export const label = '${name}';`,
        after: `import { QueryBuilder } from 'react-querybuilder';

export const App = () => <QueryBuilder fields={[]} />;
export const label = '${label}';`,
      },
    }),
  ),
  {
    id: 'parse-numbers-method',
    major: 7,
    match: { kind: 'export', name: 'ParseNumbersMethod', rename: 'ParseNumberMethod' },
    reason: 'The type `ParseNumbersMethod` was renamed in 7.7.',
    instead: 'Use `ParseNumberMethod`.',
    example: {
      before: `import type { ParseNumbersMethod } from 'react-querybuilder';

export const method: ParseNumbersMethod = 'strict';`,
      after: `import type { ParseNumberMethod as ParseNumbersMethod } from 'react-querybuilder';

export const method: ParseNumbersMethod = 'strict';`,
    },
  },
  {
    id: 'chakra',
    major: 8,
    match: { kind: 'module', name: '@react-querybuilder/chakra' },
    reason: 'The add-on requires Chakra UI 3.',
    instead: 'With Chakra UI 2, use `@react-querybuilder/chakra2`.',
    example: {
      file: 'App.jsx',
      before: `import { QueryBuilderChakra } from '@react-querybuilder/chakra';

export const Kit = QueryBuilderChakra;`,
      after: `import { QueryBuilderChakra } from '@react-querybuilder/chakra2';

export const Kit = QueryBuilderChakra;`,
    },
  },
  {
    id: 'merged-context-props',
    major: 8,
    match: {
      kind: 'export',
      name: 'UseMergedContextProps',
      rename: 'UseMergedContextParams',
    },
    reason: 'The type `UseMergedContextProps` was renamed in 8.3.',
    instead: 'Use `UseMergedContextParams`.',
    example: {
      before: `import type { UseMergedContextProps } from 'react-querybuilder';

export type Props = UseMergedContextProps;`,
      after: `import type { UseMergedContextParams as UseMergedContextProps } from 'react-querybuilder';

export type Props = UseMergedContextProps;`,
    },
  },
  {
    id: 'mongodb-not',
    major: 8,
    match: { kind: 'format', name: 'mongodb' },
    reason: 'The `mongodb` format outputs `$nor` for a group with `not`. In v7, it ignored `not`.',
    instead: 'Check the code that reads the result, or use the `mongodb_query` format.',
    example: {
      before: `import { formatQuery } from 'react-querybuilder';

export const filter = JSON.parse(formatQuery({ combinator: 'and', rules: [] }, 'mongodb'));`,
      after: `import { formatQuery } from 'react-querybuilder';

export const filter = formatQuery({ combinator: 'and', rules: [] }, 'mongodb_query');`,
    },
  },
];

/**
 * The rules between two major versions.
 *
 * @param from - The major version that the code is written for.
 * @param to - The major version that it should run on.
 */
export const rulesBetween = (from: number, to: number): readonly Rule[] =>
  rules.filter(({ major }) => from < major && major <= to);

/** Imports of the library that many apps come from, whatever the major versions are. */
export const otherLibrary = (major: number): readonly Omit<Rule, 'example'>[] =>
  ['react-awesome-query-builder', '@react-awesome-query-builder/'].map((start) => ({
    id: 'react-awesome-query-builder',
    major,
    match: { kind: 'modules', start },
    reason: 'react-awesome-query-builder is another library.',
    instead:
      'Convert its fields and your stored trees: https://react-querybuilder.js.org/docs/tips/migrate-from-raqb.',
  }));

const majors = rules.map(({ major }) => major);

/** The oldest major version that code can be upgraded from. */
export const oldestMajor = Math.min(...majors) - 1;

/** The newest major version that code can be upgraded to. */
export const newestMajor = Math.max(...majors);
