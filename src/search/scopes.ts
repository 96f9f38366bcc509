import {
  useAllDocsData,
  useDocsContextualSearchTags,
} from '@docusaurus/plugin-content-docs/client';

export interface Scope {
  readonly name: string;
  readonly label: string;
  /** Tags of the pages in it; among pages that fit equally well, those of earlier tags come first. */
  readonly tags: readonly string[];
}

/** The scopes of the site, and the one that the reader is in. */
export interface Scopes {
  readonly all: readonly Scope[];
  readonly current: Scope;
  /** Label of the version that an address belongs to; `undefined` for pages outside the docs. */
  readonly labelOf: (url: string) => string | undefined;
}

/** Pages that belong to no version of the docs: the reference, and Docusaurus' tag for the rest. */
const commonTags = ['docs-api-current', 'default'];

const tagOf = (version: string) => `docs-default-${version}`;

/** The versions as scopes, and all of them as one. */
export function useScopes(): Scopes {
  const versions = Object.values(useAllDocsData()).flatMap((docs) => docs.versions);
  const tagsInSight = useDocsContextualSearchTags();
  const ofVersions = versions.map(({ name, label }) => ({
    name,
    label,
    tags: [tagOf(name), ...commonTags],
  }));
  const inSight = versions.filter(({ name }) => tagsInSight.includes(tagOf(name)));
  const nearestFirst = [...new Set([...inSight, ...versions])];
  const everywhere: Scope = {
    name: 'all',
    label: 'All versions',
    tags: [...nearestFirst.map(({ name }) => tagOf(name)), ...commonTags],
  };
  const current = ofVersions.find(({ name }) => name === inSight[0]?.name) ?? everywhere;
  return {
    all: [...ofVersions, everywhere],
    current,
    labelOf: (url) => labelOf(url, versions),
  };
}

/**
 * The version that an address belongs to.
 *
 * @param url - With or without an origin.
 * @param versions - With the base path of each.
 */
function labelOf(
  url: string,
  versions: readonly { readonly path: string; readonly label: string }[],
): string | undefined {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/, '').replace(/[?#].*/, '');
  const within = (base: string) => path === base || path.startsWith(`${base}/`);
  if (within('/api')) return 'API';
  return versions
    .filter((version) => within(version.path))
    .sort((one, other) => other.path.length - one.path.length)[0]?.label;
}
