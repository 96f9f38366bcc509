import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

interface ChangedProps {
  /** Of the row with what the releases before and after show. */
  readonly address: string;
  /** The major version with the change. */
  readonly major: string;
}

/** Badge next to a definition whose behavior changed in a major version. */
export function Changed({ address, major }: ChangedProps): ReactNode {
  return <Link className="badge badge--secondary" to={address}>{`changed in v${major}`}</Link>;
}
