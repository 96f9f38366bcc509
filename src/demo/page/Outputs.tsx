import { memo } from 'react';
import { findDataSet } from '../data/dataSets.ts';
import type { Kit } from '../kits/kits.ts';
import { type PanelId, panels } from '../panels/panels.ts';
import { PanelBar } from './PanelBar.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import styles from './page.module.css';
import type { DemoControl } from './useDemoState.ts';

interface OutputsProps extends Pick<DemoControl, 'state' | 'change'> {
  readonly kit: Kit;
}

/** The panels: which are open, and their contents. */
export const Outputs = memo(function Outputs({ kit, state, change }: OutputsProps) {
  const { query, options, open } = state;
  return (
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
                setQuery: (next) => change(() => ({ query: next })),
                dataSet: findDataSet(state.dataSet),
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
  );
});

const without = (open: readonly PanelId[], closed: PanelId) => open.filter((id) => id !== closed);
