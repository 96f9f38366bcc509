import { lazy, type ReactNode, Suspense } from 'react';
import type { BuilderSettings } from './settings.ts';

const DragAndDrop = lazy(() => import('./DragAndDrop.tsx'));
const UndoRedo = lazy(() => import('./UndoRedo.tsx'));

interface FeaturesProps {
  readonly settings: Pick<BuilderSettings, 'enableDragAndDrop' | 'showUndoRedo'>;
  readonly children: ReactNode;
}

/** Puts what needs code of its own around a builder, and loads that code when it is switched on. */
export function Features({ settings, children }: FeaturesProps) {
  const { enableDragAndDrop, showUndoRedo } = settings;
  const dragged = enableDragAndDrop ? <DragAndDrop>{children}</DragAndDrop> : children;
  return (
    <Suspense fallback={children}>
      {showUndoRedo ? <UndoRedo>{dragged}</UndoRedo> : dragged}
    </Suspense>
  );
}
