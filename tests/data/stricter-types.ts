/** Code of an application for release 6 that release 8 rejects. */
export interface Kind {
  readonly name: string;
  /** Modules with a comment after each line that release 8 rejects: the number of the error. */
  readonly before: readonly [string, string];
  /** Modules that release 8 accepts. */
  readonly after: readonly [string, string];
  /** A part of the line that says what to write. */
  readonly advice: RegExp;
}

export const kinds: readonly Kind[] = [
  {
    name: 'types that need type arguments',
    before: [
      `import { QueryBuilder } from 'react-querybuilder';
import type { QueryBuilderProps } from 'react-querybuilder';

const defaults: Partial<QueryBuilderProps> = { resetOnFieldChange: false }; // 2314
export const App = () => <QueryBuilder {...defaults} />;`,
      `import type { ControlElementsProp, Controls } from 'react-querybuilder';

export const controls: Partial<Controls> = {}; // 2314
export const elements: Partial<ControlElementsProp> = {}; // 2314`,
    ],
    after: [
      `import { QueryBuilder } from 'react-querybuilder';
import type {
  FullCombinator,
  FullField,
  FullOperator,
  QueryBuilderProps,
  RuleGroupType,
} from 'react-querybuilder';

type Props = QueryBuilderProps<RuleGroupType, FullField, FullOperator, FullCombinator>;
const defaults: Partial<Props> = { resetOnFieldChange: false };
export const App = () => <QueryBuilder {...defaults} />;`,
      `import type { ControlElementsProp, Controls, FullField } from 'react-querybuilder';

export const controls: Partial<Controls<FullField, string>> = {};
export const elements: Partial<ControlElementsProp<FullField, string>> = {};`,
    ],
    advice: /^Write (?:QueryBuilderProps|Controls|ControlElementsProp)</,
  },
  {
    name: 'an option of a factory that is gone',
    before: [
      `import { getCompatContextProvider, NotToggle } from 'react-querybuilder';

export const Shop = getCompatContextProvider({
  key: 'shop', // 2353
  controlElements: { notToggle: NotToggle },
});`,
      `import * as RQB from 'react-querybuilder';

const make = (key: string) =>
  RQB.getCompatContextProvider({ controlClassnames: { queryBuilder: key }, key }); // 2353
export const Shop = make('shop');`,
    ],
    after: [
      `import { getCompatContextProvider, NotToggle } from 'react-querybuilder';

export const Shop = getCompatContextProvider({ controlElements: { notToggle: NotToggle } });`,
      `import * as RQB from 'react-querybuilder';

const make = (name: string) =>
  RQB.getCompatContextProvider({ controlClassnames: { queryBuilder: name } });
export const Shop = make('shop');`,
    ],
    advice: /^Remove key\./,
  },
  {
    name: 'a component with another options type',
    before: [
      `import type { OptionList } from 'react-querybuilder';

interface Hinted { name: string; label: string; hint?: string }
interface SelectProps { options: OptionList<Hinted> } // 2344
export const Select = ({ options }: SelectProps) => <i>{options.length}</i>;`,
      `import { QueryBuilder } from 'react-querybuilder';
import type { Field, ValueEditorProps } from 'react-querybuilder';

interface MoneyField extends Field { unit?: string }
const Editor = ({ fieldData }: ValueEditorProps<MoneyField>) => <i>{fieldData.unit}</i>; // 2344
export const App = () => <QueryBuilder controlElements={{ valueEditor: Editor }} />; // 2322`,
    ],
    after: [
      `import type { Option, OptionList } from 'react-querybuilder';

interface Hinted extends Option { hint?: string }
interface SelectProps { options: OptionList<Hinted> }
export const Select = ({ options }: SelectProps) => <i>{options.length}</i>;`,
      `import { QueryBuilder } from 'react-querybuilder';
import type { FullField, ValueEditorProps } from 'react-querybuilder';

interface MoneyField extends FullField { unit?: string }
const Editor = ({ fieldData }: ValueEditorProps<MoneyField>) => <i>{fieldData.unit}</i>;
export const App = () => <QueryBuilder controlElements={{ valueEditor: Editor }} />;`,
    ],
    advice: /^(?:Let your type extend Option|Use FullField)/,
  },
  {
    name: 'a union of both types of queries',
    before: [
      `import { QueryBuilder } from 'react-querybuilder';
import type { RuleGroupType, RuleGroupTypeIC } from 'react-querybuilder';

interface Props { query?: RuleGroupType | RuleGroupTypeIC }
export const App = ({ query }: Props) => <QueryBuilder defaultQuery={query} />; // 2322`,
      `import { useState } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import type { RuleGroupTypeAny } from 'react-querybuilder';

export function App() {
  const [query, setQuery] = useState<RuleGroupTypeAny>({ combinator: 'and', rules: [] });
  return <QueryBuilder query={query} onQueryChange={(next) => setQuery(next)} />; // 2322
}`,
    ],
    after: [
      `import { isRuleGroupTypeIC, QueryBuilder } from 'react-querybuilder';
import type { RuleGroupType, RuleGroupTypeIC } from 'react-querybuilder';

interface Props { query: RuleGroupType | RuleGroupTypeIC }
export const App = ({ query }: Props) =>
  isRuleGroupTypeIC(query) ? (
    <QueryBuilder defaultQuery={query} />
  ) : (
    <QueryBuilder defaultQuery={query} />
  );`,
      `import { useState } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';

export function App() {
  const [query, setQuery] = useState<RuleGroupType>({ combinator: 'and', rules: [] });
  return <QueryBuilder query={query} onQueryChange={(next) => setQuery(next)} />;
}`,
    ],
    advice: /^A builder accepts/,
  },
  {
    name: 'properties of fields that were any',
    before: [
      `import type { ValueEditorProps } from 'react-querybuilder';

export const Editor = ({ fieldData }: ValueEditorProps) => (
  <i>{fieldData.unit.toUpperCase()}</i> // 18046
);`,
      `import type { Field, Option } from 'react-querybuilder';

export const unitOf = (field: Field): string => field.unit; // 2322
export const colorOf = (option: Option): string => option.color; // 2322`,
    ],
    after: [
      `import type { FullField, ValueEditorProps } from 'react-querybuilder';

interface UnitField extends FullField { unit: string }
export const Editor = ({ fieldData }: ValueEditorProps<UnitField>) => (
  <i>{fieldData.unit.toUpperCase()}</i>
);`,
      `import type { Field, Option } from 'react-querybuilder';

export const unitOf = ({ unit }: Field): string => (typeof unit === 'string' ? unit : '');
export const colorOf = (option: Option & { color: string }): string => option.color;`,
    ],
    advice: /^Your own properties/,
  },
  {
    name: 'lists of options that need a value',
    before: [
      `import { ValueSelector } from 'react-querybuilder';
import type { ValueEditorProps } from 'react-querybuilder';

const list = [{ name: 'new', label: 'New' }];
export const Editor = (props: ValueEditorProps) => (
  <ValueSelector {...props} options={list} /> // 2322
);`,
      `import type { FieldSelectorProps, OperatorSelectorProps } from 'react-querybuilder';

const equals = { name: '=', label: 'is' };
export const fields: FieldSelectorProps['options'] = [{ name: 'x', label: 'X' }]; // 2322
export const operators: OperatorSelectorProps['options'] = [equals]; // 2322`,
    ],
    after: [
      `import { toFullOptionList, ValueSelector } from 'react-querybuilder';
import type { ValueEditorProps } from 'react-querybuilder';

const list = [{ name: 'new', label: 'New' }];
export const Editor = (props: ValueEditorProps) => (
  <ValueSelector {...props} options={toFullOptionList(list)} />
);`,
      `import type { FieldSelectorProps, OperatorSelectorProps } from 'react-querybuilder';

const equals = { name: '=', value: '=', label: 'is' };
const x = { name: 'x', value: 'x', label: 'X' };
export const fields: FieldSelectorProps['options'] = [x];
export const operators: OperatorSelectorProps['options'] = [equals];`,
    ],
    advice: /^Add value beside name/,
  },
  {
    name: 'a map of validators by field',
    before: [
      `import type { Field, RuleType } from 'react-querybuilder';

const validators: Record<string, (rule: RuleType) => boolean> = {};
export const isValid = (field: Field, rule: RuleType) =>
  validators[field.validatorName]?.(rule); // 2538`,
      `import type { Field, RuleType } from 'react-querybuilder';

type Validators = Record<string, (rule: RuleType) => boolean>;
interface ShopField { name: string; label: string; validator: Validators['']; kind: 'a' | 'b' }
export const fieldsOf = (fields: Field[]): Record<string, ShopField> =>
  Object.fromEntries(fields.map((field) => [field.name, field as ShopField])); // 2352
export const checksOf = (field: Field): Validators => field.checks; // 2322`,
    ],
    after: [
      `import type { Field, RuleType } from 'react-querybuilder';

interface CheckedField extends Field { validatorName: string }
const validators: Record<string, (rule: RuleType) => boolean> = {};
export const isValid = (field: CheckedField, rule: RuleType) =>
  validators[field.validatorName]?.(rule);`,
      `import type { Field, RuleType } from 'react-querybuilder';

type Validators = Record<string, (rule: RuleType) => boolean>;
interface ShopField extends Field { kind: 'total'; checks: Validators }
export const fieldsOf = (fields: ShopField[]) =>
  new Map(fields.map((field) => [field.name, field]));
export const checksOf = (field: ShopField): Validators => field.checks;`,
    ],
    advice: /^Your own properties/,
  },
  {
    name: 'callbacks of a builder without a query',
    before: [
      `import { QueryBuilder } from 'react-querybuilder';

export const App = () => <QueryBuilder onQueryChange={(query) => console.log(query)} />; // 7006`,
      `import { QueryBuilder } from 'react-querybuilder';

export const App = () => <QueryBuilder showNotToggle onAddRule={(rule) => rule} />; // 7006`,
    ],
    after: [
      `import { QueryBuilder } from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';

export const App = () => (
  <QueryBuilder onQueryChange={(query: RuleGroupType) => console.log(query)} />
);`,
      `import { QueryBuilder } from 'react-querybuilder';
import type { RuleType } from 'react-querybuilder';

export const App = () => <QueryBuilder showNotToggle onAddRule={(rule: RuleType) => rule} />;`,
    ],
    advice: /^Without query or defaultQuery,/,
  },
  {
    name: 'a builder in createElement',
    before: [
      `import { createElement } from 'react';
import { QueryBuilder } from 'react-querybuilder';

export const app = createElement(QueryBuilder, { showNotToggle: true }); // 2769`,
      `import { createElement } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';

export const show = (query: RuleGroupType) =>
  createElement(QueryBuilder, { query, onQueryChange: console.log }); // 2769`,
    ],
    after: [
      `import { QueryBuilder } from 'react-querybuilder';

export const app = <QueryBuilder showNotToggle />;`,
      `import { QueryBuilder } from 'react-querybuilder';
import type { RuleGroupType } from 'react-querybuilder';

export const show = (query: RuleGroupType) => (
  <QueryBuilder query={query} onQueryChange={console.log} />
);`,
    ],
    advice: /^createElement can’t infer/,
  },
];
