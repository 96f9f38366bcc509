import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { ComponentType } from 'react';
import { Late } from '../../../../src/components/waiting/Late.tsx';
import { LoadedPart } from '../../../../src/components/waiting/LoadedPart.tsx';
import type { Panel, PanelProps } from '../panels/types.ts';
import styles from './page.module.css';

interface PanelFrameProps {
  readonly headingId: string;
  readonly panel: Panel;
  readonly content: PanelProps;
  readonly onClose: () => void;
}

export function PanelFrame({ headingId, panel, content, onClose }: PanelFrameProps) {
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.panelHead}>
        <h2 id={headingId}>{panel.label}</h2>
        <button
          type="button"
          className="button button--quiet button--icon"
          aria-label={`Close ${panel.label}`}
          onClick={onClose}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      </div>
      <ErrorBoundary
        fallback={({ error, tryAgain }) => (
          <p role="alert">
            {panel.label} can’t show this query: {error.message}{' '}
            <button type="button" className="button" onClick={tryAgain}>
              Try again
            </button>
          </p>
        )}
      >
        <PanelContent panel={panel} content={content} />
      </ErrorBoundary>
    </section>
  );
}

function PanelContent({ panel, content }: Pick<PanelFrameProps, 'panel' | 'content'>) {
  const { component, load, label } = panel;
  const Content = component as ComponentType<PanelProps> | undefined;
  if (Content) return <Content {...content} />;
  return (
    <LoadedPart
      name={label}
      load={load as () => Promise<ComponentType<PanelProps>>}
      props={content}
      waiting={
        <p className={styles.waiting}>
          Loading… <Late />
        </p>
      }
    />
  );
}
