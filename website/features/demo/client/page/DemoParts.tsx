import { useColorMode } from '@docusaurus/theme-common';
import { useCallback, useMemo } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { DemoKit } from '../../../../kits/kits.ts';
import { toKind } from '../address/query.ts';
import { DemoBuilder } from '../builder/DemoBuilder.tsx';
import { builderSettings } from '../builder/settings.ts';
import { findDataSet } from '../data/dataSets.ts';
import { useTexts } from '../languages/useTexts.ts';
import type { OptionState } from '../options.ts';
import { themeVariables } from '../panels/theme/variables.ts';
import { type Vocabulary, vocabularyOf } from '../query/vocabulary.ts';
import { type DemoState, defaultState, startQuery } from '../state.ts';
import { OptionList } from './OptionList.tsx';
import { Outputs } from './Outputs.tsx';
import styles from './page.module.css';
import { Toolbar } from './Toolbar.tsx';
import type { DemoControl } from './useDemoState.ts';

interface DemoPartsProps extends Pick<DemoControl, 'state' | 'change' | 'replace'> {
  readonly kit: DemoKit;
}

export function DemoParts({ kit, state, change, replace }: DemoPartsProps) {
  const { query, options } = state;
  const settings = useBuilderSettings(state);
  // A stable handler, because a new one makes the library render every rule again.
  const onQueryChange = useCallback(
    (next: RuleGroupTypeAny) => change(() => ({ query: next })),
    [change],
  );
  const onOptions = useCallback(
    (next: OptionState) =>
      change((before) => ({
        options: next,
        query: toKind(before.query, next.independentCombinators),
      })),
    [change],
  );
  return (
    <>
      <Toolbar
        state={state}
        onDataSet={(id) =>
          replace(startWith(id, state), `“${findDataSet(id).label}” starts with its own query.`)
        }
        onLanguage={(language) => change(() => ({ language }))}
        onStartOver={() =>
          replace(defaultState(state.dataSet), 'The demo is back in its initial state.')
        }
      />
      <div className={styles.parts}>
        <div className={styles.builder}>
          <DemoBuilder kit={kit} settings={settings} query={query} onQueryChange={onQueryChange} />
        </div>
        <div className={styles.aside}>
          <OptionList state={options} onChange={onOptions} />
        </div>
        <Outputs kit={kit} state={state} change={change} />
      </div>
    </>
  );
}

/** Each data set starts with its own query. */
const startWith = (dataSet: string, state: DemoState): DemoState => ({
  ...state,
  dataSet,
  query: startQuery(dataSet, state.options),
});

function useBuilderSettings(state: DemoControl['state']) {
  const { dataSet, options, language } = state;
  const { theme } = state.settings;
  const vocabulary = useVocabulary(state);
  const texts = useTexts(language);
  const { colorMode } = useColorMode();
  const variables = useMemo(() => themeVariables(theme as never, colorMode), [theme, colorMode]);
  return useMemo(
    () =>
      builderSettings({ dataSet, options, language }, { vocabulary, colorMode, texts, variables }),
    [dataSet, options, language, vocabulary, colorMode, texts, variables],
  );
}

/** The same object until the builder's lists need another entry, so that edits don't renew them. */
function useVocabulary({ query, dataSet, options }: DemoControl['state']): Vocabulary {
  const latest = useMemo(
    () => vocabularyOf(query, findDataSet(dataSet).specs, options),
    [query, dataSet, options],
  );
  const text = useMemo(() => JSON.stringify(latest), [latest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal ones are the same for the builder
  return useMemo(() => latest, [text]);
}
