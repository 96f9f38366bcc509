import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { BuilderSettings } from './settings.ts';

const DragAndDrop = lazy(() => import('./DragAndDrop.tsx'));
const UndoRedo = lazy(async () => ({
  default: (await import('react-querybuilder/history')).QueryBuilderHistory,
}));

interface FeaturesProps {
  readonly settings: Pick<BuilderSettings, 'enableDragAndDrop' | 'showUndoRedo'>;
  /** Called when the code of the enabled features has loaded; until then, the fallback is shown. */
  readonly onReady?: () => void;
  readonly children: ReactNode;
}

/** Wraps a builder with the features that need their own code, which loads when they're enabled. */
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

function Ready({ onReady }: { readonly onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}
