import type { ReactNode } from 'react';

export interface SinceProps {
  /** First release that has the name, e.g. `8.14`; website/features/releases/build/since.ts finds it during the build. */
  readonly release: string;
  /** What to use on releases that lack it. */
  readonly instead?: string;
}

/** Badge next to a name that not every release of the page has. Pages write `<Since of="..." />`. */
export function Since({ release, instead }: SinceProps): ReactNode {
  return (
    <span
      className="badge badge--secondary"
      data-since={release}
      data-instead={instead}
    >{`since v${release}`}</span>
  );
}
