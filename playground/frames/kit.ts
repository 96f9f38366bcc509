import type { ReactNode } from 'react';

/** What a kit gets to put around a builder. */
export interface KitProps {
  readonly colorMode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}
