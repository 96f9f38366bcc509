import { useMemo } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { toKind } from '../address/query.ts';
import { DemoBuilder } from '../builder/DemoBuilder.tsx';
import { builderSettings } from '../builder/settings.ts';
import { findDataSet } from '../data/dataSets.ts';
import type { Kit } from '../kits/kits.ts';
import { useTexts } from '../languages/useTexts.ts';
import type { OptionState } from '../options.ts';
import { type PanelId, panels } from '../panels/panels.ts';
import { defaultState } from '../state.ts';
import { OptionList } from './OptionList.tsx';
import { PanelBar } from './PanelBar.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import styles from './page.module.css';
import { Toolbar } from './Toolbar.tsx';
import type { DemoControl } from './useDemoState.ts';
import { useThemeVariables } from './useThemeVariables.ts';

interface DemoPartsProps extends Pick<DemoControl, 'state' | 'change'> {
  readonly kit: Kit;
}

/** Toolbar, builder, options and panels: everything that acts on the demo's state. */
export function DemoParts({ kit, state, change }: DemoPartsProps) {
  const { query, options, open } = state;
  const dataSet = findDataSet(state.dataSet);
  const setQuery = (next: RuleGroupTypeAny) => change(() => ({ query: next }));
  const settings = useBuilderSettings(state);
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
          <DemoBuilder kit={kit} settings={settings} query={query} onQueryChange={setQuery} />
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
        <div className={styles.outputs}>
          <PanelBar open={open} onChange={(next) => change(() => ({ open: next }))} />
          <div className={styles.panels}>
            {panels
              .filter(({ id }) => open.includes(id))
              .map((panel) => (
                <PanelFrame
                  key={panel.id}
                  panel={panel}
                  onClose={() => change((before) => ({ open: without(before.open, panel.id) }))}
                  content={{
                    query,
                    setQuery,
                    dataSet,
                    options,
                    state,
                    kit: kit.id,
                    settings: state.settings[panel.id],
                    setSettings: (changes) =>
                      change(({ settings: all }) => ({
                        settings: { ...all, [panel.id]: { ...all[panel.id], ...changes } },
                      })),
                  }}
                />
              ))}
          </div>
        </div>
      </div>
    </>
  );
}

const without = (open: readonly PanelId[], closed: PanelId) => open.filter((id) => id !== closed);

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
