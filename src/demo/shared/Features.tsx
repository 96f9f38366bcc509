import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { BuilderSettings } from './settings.ts';

const DragAndDrop = lazy(() => import('./DragAndDrop.tsx'));
const UndoRedo = lazy(() => import('./UndoRedo.tsx'));

interface FeaturesProps {
  readonly settings: Pick<BuilderSettings, 'enableDragAndDrop' | 'showUndoRedo'>;
  /** Called once the code of what is switched on is there: until then, another builder is shown. */
  readonly onReady?: () => void;
  readonly children: ReactNode;
}

/** Puts what needs code of its own around a builder, and loads that code when it is switched on. */
export function Features({ settings, onReady, children }: FeaturesProps) {
  const { enableDragAndDrop, showUndoRedo } = settings;
  const dragged = enableDragAndDrop ? <DragAndDrop>{children}</DragAndDrop> : children;
  return (
    <Suspense fallback={children}>
      {showUndoRedo ? <UndoRedo>{dragged}</UndoRedo> : dragged}
      {onReady && <Ready onReady={onReady} />}
    </Suspense>
  );
}

/** Mounted when nothing beside it has to load. */
function Ready({ onReady }: { readonly onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}
