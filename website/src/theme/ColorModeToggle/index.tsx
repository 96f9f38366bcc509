import type { Props } from '@theme/ColorModeToggle';
import Original from '@theme-original/ColorModeToggle';
import type { ReactNode } from 'react';

/** Wrapped: the first click always changes what readers see, whichever mode their system prefers. */
export default function ColorModeToggle(props: Props): ReactNode {
  return <Original {...props} onChange={() => props.onChange(choiceAfter(props.value))} />;
}

/** `null` leaves the choice to the system. */
function choiceAfter(choice: Props['value']): Props['value'] {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const order = isDark ? ([null, 'light', 'dark'] as const) : ([null, 'dark', 'light'] as const);
  return order[(order.indexOf(choice) + 1) % order.length] ?? null;
}
