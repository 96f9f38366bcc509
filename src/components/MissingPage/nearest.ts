import { movedPages } from '../../../site/moved-pages.ts';

interface Neighbor {
  readonly page: string;
  readonly near: readonly string[];
}

/** Where to look for a page below the version's base path, best first. A `*` at the end matches anything. */
const neighbors: readonly Neighbor[] = [
  ...movedPages.flatMap(({ from, to }) => [
    { page: from, near: [to] },
    { page: to, near: [from] },
  ]),
  { page: 'components/valueselector', near: ['components/valueeditor', 'api/valueeditor'] },
  { page: 'components/matchmodeeditor', near: ['components/valueeditor', 'api/valueeditor'] },
  { page: 'components/undoredoactions', near: ['components/shiftactions'] },
  { page: 'components/*', near: ['components/querybuilder', 'api/querybuilder'] },
  { page: 'category/components', near: ['category/api'] },
  { page: 'category/utilities', near: ['category/api'] },
  { page: 'category/styling', near: ['tips/styling', 'api/classnames'] },
  { page: 'category/api', near: ['category/components'] },
  { page: 'styling/overview', near: ['api/classnames'] },
  { page: 'tips/styling', near: ['api/classnames'] },
  { page: 'utils/datetime', near: ['datetime', 'utils/export', 'api/export'] },
  { page: 'utils/query-management', near: ['utils/misc', 'api/misc'] },
  { page: 'utils/query-tools', near: ['utils/misc', 'api/misc'] },
  { page: 'utils/hooks', near: ['utils/misc', 'api/misc'] },
  { page: 'utils/framework-adapters', near: ['utils/misc', 'api/misc'] },
  { page: 'datetime', near: ['utils/datetime', 'compat'] },
  { page: 'dnd', near: ['components/draghandle', 'compat'] },
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
    .filter(({ page }) =>
      page.endsWith('*') ? missing.startsWith(page.slice(0, -1)) : missing === page,
    )
    .flatMap(({ near }) => near)
    .find((address) => pages.has(address));
}
