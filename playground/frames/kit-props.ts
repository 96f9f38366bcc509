import type { ReactNode } from 'react';
import type { Translations } from 'react-querybuilder';

export interface FrameProps {
  readonly colorMode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** Props of the kit's components around a builder. */
export interface KitProps extends FrameProps {
  readonly icons: Partial<Translations>;
}
