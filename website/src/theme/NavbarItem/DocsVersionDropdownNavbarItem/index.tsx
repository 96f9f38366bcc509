import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useHistorySelector } from '@docusaurus/theme-common';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { ReactNode } from 'react';
import { addressInVersion } from '../../../components/PageNotInVersion/address';

/**
 * Replaced: if a version lacks the open page, the theme leads to that version's introduction
 * without an explanation. Here, the introduction names the missing page and offers the nearest one.
 */
export default function DocsVersionDropdownNavbarItem({
  dropdownItemsBefore,
  dropdownItemsAfter,
  dropdownActiveClassDisabled,
  docsPluginId,
  versions: _all,
  mobile,
  ...props
}: Props): ReactNode {
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  const context = useActiveDocContext(docsPluginId);
  const versions = useVersions(docsPluginId);
  const [displayed = versions[0]] = useDocsVersionCandidates(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const items = versions.map((version) => ({
    label: version.label,
    to: addressInVersion(version, context, { search, hash }),
    isActive: () => version === context.activeVersion,
    onClick: () => savePreferredVersionName(version.name),
  }));
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? 'Versions' : displayed?.label}
      to={mobile || !displayed ? undefined : addressInVersion(displayed, context)}
      items={items}
    />
  );
}
