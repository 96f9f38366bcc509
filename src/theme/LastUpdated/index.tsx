// Replaced because the theme's sets up Intl on each page, which keeps a phone busy for 0.1 s.
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';

export default function LastUpdated({ lastUpdatedAt }: Props) {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  const [, day, month, year] = date.toUTCString().split(' ');
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()}>{`${month} ${Number(day)}, ${year}`}</time>
      </b>
    </span>
  );
}
