// Replaced, since each page of text loads it: the original draws the same from far more numbers.
import { Shape } from '@site/src/components/Shape/Shape';
import type { Props } from '@theme/Admonition/Icon/Info';
import type { ReactNode } from 'react';

export default function AdmonitionIconInfo(props: Props): ReactNode {
  return <Shape d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-1 5h2v2h-2zm0 4h2v6h-2z" {...props} />;
}
