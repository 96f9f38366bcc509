import {
  bigIntJsonStringifyReplacer,
  isRuleGroupTypeIC,
  type RuleGroupTypeAny,
} from 'react-querybuilder';
import { toKind } from './address/query.ts';
import { findDataSet } from './data/dataSets.ts';
import type { LanguageId } from './languages/languages.ts';
import { defaultOptions, type OptionState } from './options.ts';
import { forEachPanel, type PanelId } from './panels/settings.ts';
import { readSettings, type SettingsOf, type SettingsTable } from './settings.ts';

/** Everything that a reader can change in the demo, except the kit, which is in the path. */
export interface DemoState {
  readonly dataSet: string;
  /** With independent combinators when that option is on. */
  readonly query: RuleGroupTypeAny;
  readonly options: OptionState;
  readonly language: LanguageId;
  readonly open: readonly PanelId[];
  readonly settings: Readonly<Record<PanelId, SettingsOf<SettingsTable>>>;
}

export const defaultOpen: readonly PanelId[] = ['code'];

/** The demo's initial state, with the first data set by default. */
export function defaultState(dataSet?: string): DemoState {
  const { id, initialQuery } = findDataSet(dataSet);
  return {
    dataSet: id,
    query: initialQuery,
    options: defaultOptions,
    language: 'en',
    open: defaultOpen,
    settings: forEachPanel((_id, table) => readSettings(table, undefined)),
  };
}

/** The changes for another query. The option for independent combinators follows the query. */
export const showQuery = (
  query: RuleGroupTypeAny,
  { options }: Pick<DemoState, 'options'>,
): Pick<DemoState, 'query' | 'options'> => ({
  query,
  options: { ...options, independentCombinators: isRuleGroupTypeIC(query) },
});

export const startQuery = (
  dataSet: string,
  { independentCombinators }: OptionState,
): RuleGroupTypeAny => toKind(findDataSet(dataSet).initialQuery, independentCombinators);

export const hasStartQuery = ({ query, dataSet, options }: DemoState): boolean =>
  toJson(query) === toJson(startQuery(dataSet, options));

/** Whether a reader loses something of theirs if a state is replaced: a query, or other choices. */
export function discards(before: DemoState, after: DemoState): boolean {
  const { query: _query, dataSet: _dataSet, ...choices } = before;
  const { query: _next, dataSet: _other, ...others } = after;
  return !hasStartQuery(before) || toJson(choices) !== toJson(others);
}

const toJson = (value: unknown) => JSON.stringify(value, bigIntJsonStringifyReplacer);
