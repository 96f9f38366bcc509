// Replaced, since each page of text loads it: the original draws the same from far more numbers.
import { Shape } from '@site/src/components/Shape/Shape';
import type { Props } from '@theme/Admonition/Icon/Danger';
import type { ReactNode } from 'react';

export default function AdmonitionIconDanger(props: Props): ReactNode {
  return <Shape d="M8 2h8l6 6v8l-6 6H8l-6-6V8zm3 4h2v8h-2zm0 10h2v2h-2z" {...props} />;
}
