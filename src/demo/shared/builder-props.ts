import {
  defaultCombinators,
  defaultOperators,
  defaultValidator,
  type FullCombinator,
  type FullField,
  type FullOperator,
  type QueryBuilderProps,
  type RuleGroupType,
} from 'react-querybuilder';
import { operatorList, toField } from './fields.ts';
import type { BuilderSettings } from './settings.ts';

/** Props of `QueryBuilder` for a query of either kind. */
export type LibraryProps = Partial<
  QueryBuilderProps<RuleGroupType, FullField, FullOperator, FullCombinator>
>;

/**
 * Props of `QueryBuilder` that settings stand for, apart from the query and its handler. Call it
 * once per change of the settings: the builder draws everything again when a prop is another object.
 */
export function builderProps(settings: BuilderSettings): LibraryProps {
  const { fields, props, classes, texts, parseNumbers, validate } = settings;
  return {
    ...props,
    // Checks belong to validation, although the library would apply those of fields by themselves.
    fields: fields.map(({ check, ...field }) =>
      toField(validate && check ? { ...field, check } : field, texts),
    ),
    controlClassnames: { queryBuilder: classes.join(' ') },
    ...(parseNumbers && { parseNumbers: 'strict-limited' }),
    ...(validate && { validator: defaultValidator }),
    ...(texts && {
      translations: texts.translations,
      operators: operatorList(
        defaultOperators.map(({ name }) => name),
        texts.operators,
      ),
      combinators: defaultCombinators.map(({ name, label }) => ({
        name,
        label: texts.combinators[name] ?? label,
      })),
    }),
  } as LibraryProps;
}
