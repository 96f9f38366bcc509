import type { ElementType } from 'react';
import type { tones } from './tones.ts';

/** The colors of `@tremor/react`. */
export type TremorColor = keyof typeof tones;

export type TremorIcon = ElementType;

/** The props of `@tremor/react` for what is wrong with a control. */
export interface TremorErrorProps {
  readonly error?: boolean;
  /** What is wrong; shown if `error` is true. */
  readonly errorMessage?: string;
}

/** The props that `@tremor/react` has for every input. */
export interface TremorInputProps extends TremorErrorProps {
  /** An icon at the start of the input. */
  readonly icon?: TremorIcon;
}

/** The props that `@tremor/react` has for switches. */
export interface TremorSwitchProps extends TremorErrorProps {
  /** The color of the switch when it's on. Default: blue. */
  readonly color?: TremorColor;
  /** Replaces the title. */
  readonly tooltip?: string;
}
