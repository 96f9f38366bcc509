import { findDataSet } from '../data/dataSets.ts';
import { languageOf } from '../languages/languages.ts';
import { layoutClasses, options } from '../options.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import type { BuilderSettings, Texts } from '../shared/settings.ts';
import type { DemoState } from '../state.ts';

interface Surroundings {
  readonly vocabulary: Vocabulary;
  readonly colorMode: 'light' | 'dark';
  readonly texts: Texts | undefined;
  readonly variables: Readonly<Record<string, string>>;
}

export function builderSettings(
  state: Pick<DemoState, 'dataSet' | 'options' | 'language'>,
  { vocabulary, colorMode, texts, variables }: Surroundings,
): BuilderSettings {
  const { label } = findDataSet(state.dataSet);
  const { options: chosen } = state;
  const language = languageOf(state.language);
  return {
    name: `Query builder: ${label}`,
    ...vocabulary,
    props: Object.fromEntries(
      options.filter(({ isProp }) => isProp).map(({ id }) => [id, chosen[id]]),
    ),
    classes: layoutClasses(chosen),
    showUndoRedo: chosen.showUndoRedo,
    enableDragAndDrop: chosen.enableDragAndDrop,
    parseNumbers: chosen.parseNumbers,
    validate: chosen.validateQuery,
    ...(texts && { texts }),
    language: texts ? language.id : 'en',
    direction: chosen.rightToLeft || language.direction === 'rtl' ? 'rtl' : 'ltr',
    colorMode,
    variables,
  };
}
