import { defaultOperators, defaultValidator } from 'react-querybuilder';
import type { LibraryProps } from '../builder/Builder.tsx';
import { combinatorList, operatorList, toField } from './fields.ts';
import type { BuilderSettings } from './settings.ts';

/**
 * The props of `QueryBuilder` for some settings, except the query and its handler. Call it once per
 * change of the settings, because new objects make the builder re-render everything.
 */
export function builderProps(settings: BuilderSettings): LibraryProps {
  const { fields, combinators, parameters, props, classes, texts, parseNumbers, validate } =
    settings;
  return {
    ...props,
    // The library applies the checks of fields on its own, but here they're part of validation.
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
    }),
    ...((texts || combinators.length > 0) && {
      combinators: combinatorList(combinators, texts?.combinators),
    }),
    ...(parameters.length > 0 && {
      getParameters: () => parameters.map((name) => ({ name, label: name })),
    }),
  } as LibraryProps;
}
