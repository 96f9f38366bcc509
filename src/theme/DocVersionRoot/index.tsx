import { joinParts } from '@site/src/components/SidebarParts/parts';
import type { Props } from '@theme/DocVersionRoot';
import Original from '@theme-original/DocVersionRoot';
import type { ReactNode } from 'react';

/** Wrapped, since sidebars come without what closed categories hold: see plugins/docs. */
export default function DocVersionRoot(props: Props): ReactNode {
  Object.values(props.version.docsSidebars).forEach(joinParts);
  return <Original {...props} />;
}
