import { subjectOf } from '../../../site/moved-pages.ts';

interface Neighbor {
  readonly page: string;
  readonly near: readonly string[];
}

/**
 * Where to look for a page below the version's base path, best first. A `*` at the end matches
 * anything. Neighbors that moved have their newest address here.
 */
const neighbors: readonly Neighbor[] = [
  { page: 'components/valueselector', near: ['components/valueeditor'] },
  { page: 'components/*', near: ['components/querybuilder'] },
  { page: 'category/components', near: ['category/api'] },
  { page: 'category/utilities', near: ['category/api'] },
  { page: 'category/styling', near: ['styling/overview', 'styling/classnames'] },
  { page: 'category/api', near: ['category/components'] },
  { page: 'styling/overview', near: ['styling/classnames'] },
  { page: 'utils/datetime', near: ['utils/export'] },
  { page: 'utils/*', near: ['utils/misc'] },
  { page: 'datetime', near: ['utils/export'] },
  { page: 'dnd', near: ['compat'] },
  { page: 'accessibility', near: ['components/querybuilder'] },
  { page: 'tips/component-libraries', near: ['compat'] },
  { page: 'tips/custom-editors-by-kit', near: ['components/valueeditor'] },
  { page: 'tips/selects-and-date-pickers', near: ['components/valueeditor'] },
  { page: 'tips/custom-export-formats', near: ['utils/export'] },
  { page: 'tips/server-queries', near: ['tips/custom-bind-variables'] },
  { page: 'tips/orms', near: ['utils/export'] },
  { page: 'tips/server-languages', near: ['utils/export'] },
  { page: 'tips/parameter-manager', near: ['tips/custom-bind-variables'] },
  { page: 'tips/managing-fields', near: ['components/querybuilder'] },
  { page: 'tips/languages', near: ['components/querybuilder'] },
  { page: 'tips/arbitrary-updates', near: ['tips/external-controls'] },
  { page: 'tips/path', near: ['utils/misc'] },
  { page: 'tips/*', near: ['category/tips--tricks'] },
];

/** The nearest page to one that the version lacks. Addresses are below its base path: `tips/undo-redo`. */
export function nearestPage(missing: string, pages: readonly string[]): string | undefined {
  const subject = subjectOf(missing);
  return neighbors
    .filter(({ page }) =>
      page.endsWith('*') ? subject.startsWith(page.slice(0, -1)) : subject === page,
    )
    .flatMap(({ near }) => near)
    .map((near) => pages.find((page) => subjectOf(page) === near))
    .find((page) => page !== undefined);
}
