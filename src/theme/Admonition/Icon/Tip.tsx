// Replaced, since each page of text loads it: the original draws the same from far more numbers.
import { Shape } from '@site/src/components/Shape/Shape';
import type { Props } from '@theme/Admonition/Icon/Tip';
import type { ReactNode } from 'react';

export default function AdmonitionIconTip(props: Props): ReactNode {
  return <Shape d="M9 20h6v2H9zM12 2a7 7 0 0 0-4 12.7V19h8v-4.3A7 7 0 0 0 12 2z" {...props} />;
}
