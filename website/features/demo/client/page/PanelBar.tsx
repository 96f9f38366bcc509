import clsx from 'clsx';
import { panels } from '../panels/panels.ts';
import { type PanelId, panelIds } from '../panels/settings.ts';
import styles from './page.module.css';

interface PanelBarProps {
  readonly open: readonly PanelId[];
  readonly onChange: (open: readonly PanelId[]) => void;
}

/** Id of the button that opens and closes a panel. */
export const toggleIdOf = (panel: PanelId) => `toggle-${panel}`;

/** Id of the heading of an open panel. */
export const headingIdOf = (panel: PanelId) => `panel-${panel}`;

export function PanelBar({ open, onChange }: PanelBarProps) {
  const toggle = (id: PanelId) => {
    onChange(
      panelIds.filter((other) => (other === id ? !open.includes(id) : open.includes(other))),
    );
    // On a phone, a panel opens below the other panels, where nobody sees it.
    setTimeout(() =>
      document.getElementById(headingIdOf(id))?.scrollIntoView({ block: 'nearest' }),
    );
  };
  return (
    <fieldset className={clsx('pills', styles.panelBar)}>
      <legend>Panels</legend>
      {panelIds.map((id) => (
        <button
          key={id}
          id={toggleIdOf(id)}
          type="button"
          className="pills__item"
          title={panels[id].summary}
          aria-pressed={open.includes(id)}
          onClick={() => toggle(id)}
        >
          {panels[id].label}
        </button>
      ))}
    </fieldset>
  );
}
