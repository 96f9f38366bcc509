import type { ComponentProps, ReactNode } from 'react';

/** An icon of lines, 24 pixels wide and high, in the colour of the text. */
export function Strokes(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...props}
    />
  );
}
