import { memo, useDeferredValue, useMemo } from 'react';
import type { DemoKit } from '../../../../kits/kits.ts';
import { findDataSet } from '../data/dataSets.ts';
import { panels } from '../panels/panels.ts';
import { type PanelId, panelIds } from '../panels/settings.ts';
import { type DemoState, showQuery } from '../state.ts';
import { headingIdOf, PanelBar, toggleIdOf } from './PanelBar.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import styles from './page.module.css';
import type { DemoControl } from './useDemoState.ts';

interface OutputsProps extends Pick<DemoControl, 'state' | 'change'> {
  readonly kit: DemoKit;
}

/** The open panels. After an edit, the builder renders first, without them. */
export function Outputs({ state, ...others }: OutputsProps) {
  return <Panels state={useLaterQuery(state)} {...others} />;
}

/** The state, with a query that lags behind while edits keep the page busy. */
function useLaterQuery(state: DemoState): DemoState {
  const { dataSet, options, language, open, settings } = state;
  const query = useDeferredValue(state.query);
  return useMemo(
    () => ({ dataSet, query, options, language, open, settings }),
    [dataSet, query, options, language, open, settings],
  );
}

const Panels = memo(function Panels({ kit, state, change }: OutputsProps) {
  const { query, options, open } = state;
  return (
    <div className={styles.outputs}>
      <PanelBar open={open} onChange={(next) => change(() => ({ open: next }))} />
      <div className={styles.panels}>
        {panelIds
          .filter((id) => open.includes(id))
          .map((id) => (
            <PanelFrame
              key={id}
              headingId={headingIdOf(id)}
              panel={panels[id]}
              onClose={() => {
                // The Close button is removed with the panel, so move the focus first.
                document.getElementById(toggleIdOf(id))?.focus();
                change((before) => ({ open: without(before.open, id) }));
              }}
              content={{
                query,
                setQuery: (next) => change((before) => showQuery(next, before)),
                dataSet: findDataSet(state.dataSet),
                options,
                state,
                kit: kit.id,
                settings: state.settings[id],
                setSettings: (changes) =>
                  change(({ settings: all }) => ({
                    settings: { ...all, [id]: { ...all[id], ...changes } },
                  })),
              }}
            />
          ))}
      </div>
    </div>
  );
});

const without = (open: readonly PanelId[], closed: PanelId) => open.filter((id) => id !== closed);
