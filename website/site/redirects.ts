import type { DocsVersion } from '../../releases/versions.ts';
import { kitPath } from '../kits/kits.ts';
import { type MovedPage, movedPages } from './moved-pages.ts';

/** Pages that only the library's public docs have, and the nearest help in each version that has it. */
const publicPages: readonly MovedPage[] = [
  { from: 'expr', to: 'packages' },
  { from: 'rules-engine', to: 'packages' },
];

/** Demos of the public site that are settings of this site's demo, or aren't here. */
const publicDemos: readonly string[] = ['prime', 'rules-engine'];

/** Pages of the API reference about what changed between two majors. */
const formerStepPages: readonly string[] = ['3-to-4', '4-to-5', '5-to-6', '6-to-7', '7-to-8'];

/**
 * Redirects within this site. The browser keeps query and anchor.
 *
 * @param hasPage - Only versions with a page at the new address redirect to it. It is named like
 *   `utils/export`.
 */
export function redirects(
  versions: readonly Pick<DocsVersion, 'name' | 'path'>[],
  hasPage: (version: string, page: string) => boolean,
): MovedPage[] {
  return [
    { from: '/react-querybuilder', to: '/demo' },
    { from: '/api/changes', to: '/releases' },
    ...formerStepPages.map((step) => ({ from: `/api/changes/${step}`, to: `/upgrade/${step}` })),
    ...publicDemos.map((name) => ({ from: kitPath(name), to: '/demo' })),
    ...versions.flatMap(({ name, path }) => [
      { from: path, to: `${path}/intro` },
      { from: `${path}/changelog`, to: '/releases' },
      ...[...movedPages, ...publicPages]
        .filter(({ to }) => hasPage(name, to))
        .map(({ from, to }) => ({ from: `${path}/${from}`, to: `${path}/${to}` })),
    ]),
  ];
}

/** The other addresses of a page, which redirect to it. */
export function formerAddresses(path: string): string[] {
  // The 404 page has no other address, and the home page needs none.
  const withEnding = ['/', '/404.html'].includes(path) ? [] : [`${path}.htm`];
  return [...withEnding, ...formerApiAddresses(path)];
}

/**
 * In the API reference, packages were listed under their npm names, and the library's re-exports under
 * `@react-querybuilder/core`.
 */
function formerApiAddresses(path: string): string[] {
  const [, slug, rest = ''] = /^\/api\/([\w-]+)(\/.*)?$/.exec(path) ?? [];
  if (!slug) return [];
  return [`/api/@react-querybuilder/${slug === 'react-querybuilder' ? 'core' : slug}${rest}`];
}
