// Replaced, since each page of text loads it: the original draws the same from far more numbers.
import { Shape } from '@site/src/components/Shape/Shape';
import type { Props } from '@theme/Admonition/Icon/Note';
import type { ReactNode } from 'react';

export default function AdmonitionIconNote(props: Props): ReactNode {
  return <Shape d="M5 2h14v20H5zm3 5v2h8V7zm0 4v2h8v-2zm0 4v2h5v-2z" {...props} />;
}
