import type { ReactNode } from 'react';
import type { Translations } from 'react-querybuilder';

/** The props of the `Provider` that a kit's `frame.tsx` exports, which renders a builder with the kit's components. */
export interface KitProps {
  readonly colorMode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly icons: Partial<Translations>;
  readonly children: ReactNode;
}
