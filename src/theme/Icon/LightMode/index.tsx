// Replaced, since each page loads it: the original draws the same from far more numbers.
import { Strokes } from '@site/src/components/Strokes/Strokes';
import type { Props } from '@theme/Icon/LightMode';
import type { ReactNode } from 'react';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <Strokes {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2" />
    </Strokes>
  );
}
