import {
  useAllDocsData,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';
import { nearestBase } from '../../../site/base-paths';
import { tagsOf, versionTag } from '../../../site/search-tags';

export interface Scope {
  readonly id: string;
  readonly label: string;
  /** Tags of the pages in it; among pages that fit equally well, those of earlier tags come first. */
  readonly tags: readonly string[];
}

/** The scopes of the site, and the one that the reader is in. */
export interface Scopes {
  readonly all: readonly Scope[];
  readonly current: Scope;
  /** Label of the version that an address belongs to; `undefined` outside the docs, and for the scope's own version. */
  readonly badgeOf: (scope: Scope) => (url: string) => string | undefined;
}

/** The versions as scopes, and all of them as one. */
export function useScopes(): Scopes {
  const versions = Object.values(useAllDocsData()).flatMap((docs) => docs.versions);
  const tagsInSight = useDocsContextualSearchTags();
  const ofVersions = versions.map(({ name, label }) => ({
    id: name,
    label,
    tags: tagsOf(name),
  }));
  const inSight = versions.filter(({ name }) => tagsInSight.includes(versionTag(name)));
  const nearestFirst = [...new Set([...inSight, ...versions])];
  const everywhere: Scope = {
    id: 'all',
    label: 'All versions',
    tags: tagsOf(...nearestFirst.map(({ name }) => name)),
  };
  const current = ofVersions.find(({ id }) => id === inSight[0]?.name) ?? everywhere;
  return {
    all: [...ofVersions, everywhere],
    current,
    badgeOf: (scope) => (url) => {
      const label = labelOf(url, versions);
      return label === scope.label ? undefined : label;
    },
  };
}

/**
 * The version that an address belongs to.
 *
 * @param url - Path on this site.
 * @param versions - With the base path of each.
 */
function labelOf(
  url: string,
  versions: readonly { readonly path: string; readonly label: string }[],
): string | undefined {
  const path = url.replace(/[?#].*/, '');
  return nearestBase(path, [{ path: '/api', label: 'API' }, ...versions])?.label;
}
