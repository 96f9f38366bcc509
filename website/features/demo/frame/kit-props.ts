import type { ReactNode } from 'react';
import type { Translations } from 'react-querybuilder';

export interface FrameProps {
  readonly colorMode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

export interface KitProps extends FrameProps {
  readonly icons: Partial<Translations>;
}
