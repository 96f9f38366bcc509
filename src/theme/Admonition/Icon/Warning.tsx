// Replaced, since each page of text loads it: the original draws the same from far more numbers.
import { Shape } from '@site/src/components/Shape/Shape';
import type { Props } from '@theme/Admonition/Icon/Warning';
import type { ReactNode } from 'react';

export default function AdmonitionIconWarning(props: Props): ReactNode {
  return <Shape d="M12 2 1 21h22zm-1 7h2v6h-2zm0 7h2v2h-2z" {...props} />;
}
