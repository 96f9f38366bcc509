/**
 * Where to look for a page below the version's base path, best first. `*` matches the rest of an
 * address.
 */
const neighbors: readonly { readonly page: string; readonly near: readonly string[] }[] = [
  { page: 'components/valueeditor', near: ['api/valueeditor'] },
  { page: 'components/valueselector', near: ['components/valueeditor', 'api/valueeditor'] },
  { page: 'components/matchmodeeditor', near: ['components/valueeditor', 'api/valueeditor'] },
  { page: 'components/undoredoactions', near: ['components/shiftactions'] },
  { page: 'components/*', near: ['components/querybuilder', 'api/querybuilder'] },
  { page: 'category/components', near: ['category/api'] },
  { page: 'category/utilities', near: ['category/api'] },
  { page: 'category/styling', near: ['tips/styling', 'api/classnames'] },
  { page: 'category/api', near: ['category/components'] },
  { page: 'styling/overview', near: ['tips/styling', 'api/classnames'] },
  { page: 'tips/styling', near: ['styling/overview', 'api/classnames'] },
  { page: 'styling/classnames', near: ['api/classnames'] },
  { page: 'api/classnames', near: ['styling/classnames'] },
  { page: 'api/querybuilder', near: ['components/querybuilder'] },
  { page: 'api/valueeditor', near: ['components/valueeditor'] },
  { page: 'api/*', near: ['utils/*'] },
  { page: 'utils/datetime', near: ['datetime', 'utils/export', 'api/export'] },
  { page: 'utils/query-management', near: ['utils/misc', 'api/misc'] },
  { page: 'utils/query-tools', near: ['utils/misc', 'api/misc'] },
  { page: 'utils/hooks', near: ['utils/misc', 'api/misc'] },
  { page: 'utils/framework-adapters', near: ['utils/misc', 'api/misc'] },
  { page: 'utils/*', near: ['api/*'] },
  { page: 'datetime', near: ['utils/datetime', 'compat'] },
  { page: 'dnd', near: ['components/draghandle', 'compat'] },
  { page: 'umd', near: ['buildless'] },
  { page: 'buildless', near: ['umd'] },
  { page: 'accessibility', near: ['components/querybuilder-controlelements'] },
  { page: 'tips/custom-editors-by-kit', near: ['components/valueeditor', 'api/valueeditor'] },
  { page: 'tips/custom-export-formats', near: ['utils/export', 'api/export'] },
  { page: 'tips/server-queries', near: ['tips/custom-bind-variables', 'api/export'] },
  { page: 'tips/parameter-manager', near: ['tips/custom-bind-variables'] },
  { page: 'tips/managing-fields', near: ['tips/managing-operators'] },
  { page: 'tips/undo-redo', near: ['tips/external-controls'] },
  { page: 'tips/arbitrary-updates', near: ['tips/external-controls'] },
  { page: 'tips/path', near: ['api/misc'] },
  { page: 'tips/*', near: ['category/tips--tricks'] },
];

/** The nearest page to one that the version lacks. Addresses are below its base path: `tips/undo-redo`. */
export function nearestPage(missing: string, pages: ReadonlySet<string>): string | undefined {
  if (pages.has(missing)) return missing;
  return neighbors
    .flatMap(({ page, near }) => {
      const rest = restOf(missing, page);
      return rest === undefined ? [] : near.map((address) => address.replace('*', rest));
    })
    .find((address) => pages.has(address));
}

/** The part that `*` matches: empty without a `*`, undefined if the pattern doesn't match. */
function restOf(address: string, pattern: string): string | undefined {
  if (!pattern.endsWith('*')) return address === pattern ? '' : undefined;
  const start = pattern.slice(0, -1);
  return address.startsWith(start) ? address.slice(start.length) : undefined;
}
