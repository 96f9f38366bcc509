import { type ComponentType, useId, useState } from 'react';
import type { Panel, PanelProps } from '../panels/types.ts';
import { useLoaded } from '../useLoaded.ts';
import { PanelBoundary } from './PanelBoundary.tsx';
import styles from './page.module.css';

interface PanelFrameProps {
  readonly panel: Panel;
  readonly content: PanelProps;
  readonly onClose: () => void;
}

export function PanelFrame({ panel, content, onClose }: PanelFrameProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id}>{panel.label}</h2>
        <button type="button" aria-label={`Close ${panel.label}`} onClick={onClose}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      </div>
      <PanelBoundary label={panel.label}>
        <PanelContent panel={panel} content={content} />
      </PanelBoundary>
    </section>
  );
}

function PanelContent({ panel, content }: Omit<PanelFrameProps, 'onClose'>) {
  const [attempt, setAttempt] = useState(0);
  const loaded = useLoaded(panel.load, attempt);
  const Content = (panel.component ?? loaded?.value) as ComponentType<PanelProps> | undefined;
  if (Content) return <Content {...content} />;
  if (!loaded?.failed) return <p className={styles.waiting}>Loading…</p>;
  return (
    <p role="alert">
      {panel.label} did not load. Check your connection, then try again.{' '}
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => setAttempt(attempt + 1)}
      >
        Try again
      </button>
    </p>
  );
}
