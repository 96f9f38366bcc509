import type { ComponentType, ReactNode } from 'react';
import type { Translations } from 'react-querybuilder';
import type { Kit, KitRules } from './kit.ts';

export interface FrameProps {
  readonly colorMode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

export interface KitProps extends FrameProps {
  readonly icons: Partial<Translations>;
}

/** What a kit's `frame.tsx` exports for its page in the demo's frame. Rules of its own are in `frame.css`. */
export interface KitFrame {
  readonly kit: Kit;
  readonly rules?: KitRules;
  /** Renders a builder with the kit's components. */
  readonly Provider: ComponentType<KitProps>;
}
