// Replaced, since each page loads it: the original draws the same from far more numbers.
import { Strokes } from '@site/src/components/Strokes/Strokes';
import type { Props } from '@theme/Icon/DarkMode';
import type { ReactNode } from 'react';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <Strokes {...props}>
      <path d="M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z" />
    </Strokes>
  );
}
