// Replaced, since each page loads it: the original draws the same from far more numbers.
import { Strokes } from '@site/src/components/Strokes/Strokes';
import type { Props } from '@theme/Icon/SystemColorMode';
import type { ReactNode } from 'react';

export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <Strokes {...props}>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
    </Strokes>
  );
}
