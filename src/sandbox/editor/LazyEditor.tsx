import { type ComponentProps, lazy } from 'react';
import type Editor from './Editor';

const Loaded = lazy(() => import('./Editor'));

/** Needs a `Suspense` around it. */
export function LazyEditor(props: ComponentProps<typeof Editor>) {
  return <Loaded {...props} />;
}
