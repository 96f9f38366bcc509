import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { portals } from './portals.ts';

const none: ReturnType<typeof portals.get> = new Map();

export function Portals(): ReactNode {
  const shown = useSyncExternalStore(portals.subscribe, portals.get, () => none);
  return [...shown].map(([element, { key, content }]) => createPortal(content, element, key));
}
