import type { ComponentProps, ReactNode } from 'react';

/** An icon of one filled shape on 24 by 24 units; where the shape covers itself there is a hole. */
export function Shape({ d, ...props }: ComponentProps<'svg'> & { readonly d: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden {...props}>
      <path fillRule="evenodd" d={d} />
    </svg>
  );
}
