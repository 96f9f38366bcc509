import type { Step } from '../behavior/changes.ts';

/** Code that compiles with the older major and not with the newer one. */
export interface StricterType {
  /** Its anchor on the page of the step. */
  readonly id: string;
  /** One sentence. Backticks enclose code. */
  readonly text: string;
  /** Page and anchor that explain it, in the docs of the later major. */
  readonly page: string;
  /** A whole file, which compiles with the older major only. */
  readonly before: string;
  /** The same for the newer major. */
  readonly after: string;
}

/** The types that got stricter; a test compiles both sides with both majors. */
export const stricterTypes: Readonly<Record<Step, readonly StricterType[]>> = {
  '3-to-4': [
    {
      id: 'type-parent-path',
      text: 'The second parameter of `onAddRule` and `onAddGroup` is an array of numbers.',
      page: 'migrate#paths-instead-of-ids',
      before: `import QueryBuilder from 'react-querybuilder';

const log = (parentId: string) => console.log(parentId);

export const App = () => (
  <QueryBuilder fields={[]} onQueryChange={console.log} onAddRule={(rule, parentId) => (log(parentId), rule)} />
);`,
      after: `import QueryBuilder from 'react-querybuilder';

const log = (parentPath: number[]) => console.log(parentPath);

export const App = () => (
  <QueryBuilder fields={[]} onQueryChange={console.log} onAddRule={(rule, parentPath) => (log(parentPath), rule)} />
);`,
    },
  ],
  '4-to-5': [
    {
      id: 'type-drag-and-drop',
      text: '`QueryBuilderWithoutDndProvider` isn’t exported, because drag and drop is an add-on.',
      page: 'migrate#drag-and-drop-is-an-add-on',
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
  ],
  '5-to-6': [
    {
      id: 'type-class-names',
      text: '`c` isn’t exported; use `clsx` from the package of that name.',
      page: 'migrate#exports-that-are-gone',
      before: `import { c } from 'react-querybuilder';

export const className = c('order', 'filter');`,
      after: `import { clsx } from 'clsx';

export const className = clsx('order', 'filter');`,
    },
  ],
  '6-to-7': [
    {
      id: 'type-builder-props',
      text: '`QueryBuilderProps` requires four type arguments: query, field, operator, and combinator.',
      page: 'migrate#name-the-type-arguments-of-props',
      before: `import type { QueryBuilderProps } from 'react-querybuilder';

export type OrderBuilderProps = QueryBuilderProps;`,
      after: `import type {
  FullCombinator,
  FullField,
  FullOperator,
  QueryBuilderProps,
  RuleGroupType,
} from 'react-querybuilder';

export type OrderBuilderProps = QueryBuilderProps<
  RuleGroupType,
  FullField,
  FullOperator,
  FullCombinator
>;`,
    },
    {
      id: 'type-full-fields',
      text: 'Props of value editors and selectors accept fields with both `name` and `value`, so pass `FullField` instead of `Field`.',
      page: 'migrate#name-the-type-arguments-of-props',
      before: `import type { Field, ValueEditorProps } from 'react-querybuilder';

export type OrderEditorProps = ValueEditorProps<Field>;`,
      after: `import type { FullField, ValueEditorProps } from 'react-querybuilder';

export type OrderEditorProps = ValueEditorProps<FullField>;`,
    },
    {
      id: 'type-independent-query',
      text: '`RuleGroupTypeIC` doesn’t allow `combinator`.',
      page: 'migrate#independent-combinators-follow-from-the-query',
      before: `import type { RuleGroupTypeIC } from 'react-querybuilder';

export const query: RuleGroupTypeIC & { combinator: string } = { combinator: 'and', rules: [] };`,
      after: `import type { RuleGroupTypeIC } from 'react-querybuilder';

export const query: RuleGroupTypeIC = { rules: [] };`,
    },
    {
      id: 'type-parsers',
      text: 'Parsers aren’t exported from the main entry point.',
      page: 'migrate#import-parsers-from-their-own-path',
      before: `import { parseSQL } from 'react-querybuilder';

export const query = parseSQL('total > 100');`,
      after: `import { parseSQL } from 'react-querybuilder/parseSQL';

export const query = parseSQL('total > 100');`,
    },
  ],
  '7-to-8': [
    {
      id: 'type-merged-context',
      text: 'The type `UseMergedContextProps` is called `UseMergedContextParams`.',
      page: 'migrate#from-v7-to-v8',
      before: `import type { UseMergedContextProps } from 'react-querybuilder';

export type Props = UseMergedContextProps;`,
      after: `import type { UseMergedContextParams } from 'react-querybuilder';

export type Props = UseMergedContextParams;`,
    },
  ],
};
