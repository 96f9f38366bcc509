import { useCallback, useDeferredValue, useMemo } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { toKind } from '../address/query.ts';
import { DemoBuilder } from '../builder/DemoBuilder.tsx';
import { builderSettings } from '../builder/settings.ts';
import type { Kit } from '../kits/kits.ts';
import { useTexts } from '../languages/useTexts.ts';
import type { OptionState } from '../options.ts';
import { type DemoState, defaultState } from '../state.ts';
import { OptionList } from './OptionList.tsx';
import { Outputs } from './Outputs.tsx';
import styles from './page.module.css';
import { Toolbar } from './Toolbar.tsx';
import type { DemoControl } from './useDemoState.ts';
import { useThemeVariables } from './useThemeVariables.ts';

interface DemoPartsProps extends Pick<DemoControl, 'state' | 'change'> {
  readonly kit: Kit;
}

/** Toolbar, builder, options and panels: everything that acts on the demo's state. */
export function DemoParts({ kit, state, change }: DemoPartsProps) {
  const { query, options } = state;
  const settings = useBuilderSettings(state);
  // The same one always: the library draws every rule again when its handler is another.
  const onQueryChange = useCallback(
    (next: RuleGroupTypeAny) => change(() => ({ query: next })),
    [change],
  );
  return (
    <>
      <Toolbar
        state={state}
        onDataSet={(id) => change(({ options: kept }) => startWith(id, kept))}
        onLanguage={(language) => change(() => ({ language }))}
        onStartOver={() => change(({ dataSet: kept }) => defaultState(kept))}
      />
      <div className={styles.parts}>
        <div className={styles.builder}>
          <DemoBuilder kit={kit} settings={settings} query={query} onQueryChange={onQueryChange} />
        </div>
        <div className={styles.aside}>
          <OptionList
            state={options}
            onChange={(next) =>
              change((before) => ({
                options: next,
                query: toKind(before.query, next.independentCombinators),
              }))
            }
          />
        </div>
        <Outputs kit={kit} state={useLaterQuery(state)} change={change} />
      </div>
    </>
  );
}

/** The state with the query as it was before the last edits, while these keep the page busy. */
function useLaterQuery(state: DemoState): DemoState {
  const { dataSet, options, language, open, settings } = state;
  const query = useDeferredValue(state.query);
  return useMemo(
    () => ({ dataSet, query, options, language, open, settings }),
    [dataSet, query, options, language, open, settings],
  );
}

/** Another data set brings its own query. */
function startWith(dataSet: string, { independentCombinators }: OptionState) {
  const { query } = defaultState(dataSet);
  return { dataSet, query: toKind(query, independentCombinators) };
}

function useBuilderSettings(state: DemoControl['state']) {
  const { dataSet, options, language } = state;
  const texts = useTexts(language);
  const { colorMode, variables } = useThemeVariables(state);
  return useMemo(
    () => builderSettings({ dataSet, options, language }, { colorMode, texts, variables }),
    [dataSet, options, language, colorMode, texts, variables],
  );
}
