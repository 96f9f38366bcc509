import type { Props } from '@theme/Footer/Links';
import MultiColumn from '@theme/Footer/Links/MultiColumn';
import type { ComponentProps, ReactNode } from 'react';

/** Replaced, since each page loads both layouts: this site's footer has columns. */
export default function FooterLinks({ links }: Props): ReactNode {
  return <MultiColumn columns={links as ComponentProps<typeof MultiColumn>['columns']} />;
}
