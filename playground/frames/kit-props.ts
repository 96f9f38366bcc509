import type { ReactNode } from 'react';
import type { Translations } from 'react-querybuilder';

/** What the frame says about the builder. */
export interface FrameProps {
  readonly colorMode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** What a kit gets to put around a builder. */
export interface KitProps extends FrameProps {
  /** Icons that the add-on lacks, for its `translations`. */
  readonly icons: Partial<Translations>;
}
