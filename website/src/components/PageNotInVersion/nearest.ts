import { subjectOf } from '../../../site/moved-pages.ts';

/**
 * Where to look for a page below the version's base path, best first. A `*` at the end matches
 * anything. Neighbors that moved have their newest address here.
 */
const neighbors: Readonly<Record<string, readonly string[]>> = {
  'components/valueselector': ['components/valueeditor'],
  'components/*': ['components/querybuilder'],
  'category/components': ['category/api'],
  'category/utilities': ['category/api'],
  'category/styling': ['styling/overview', 'styling/classnames'],
  'category/api': ['category/components'],
  'styling/overview': ['styling/classnames'],
  'utils/datetime': ['utils/export'],
  'utils/*': ['utils/misc'],
  datetime: ['utils/export'],
  dnd: ['compat'],
  accessibility: ['components/querybuilder'],
  'tips/component-libraries': ['compat'],
  'tips/custom-editors-by-kit': ['components/valueeditor'],
  'tips/selects-and-date-pickers': ['components/valueeditor'],
  'tips/custom-export-formats': ['utils/export'],
  'tips/server-queries': ['tips/custom-bind-variables'],
  'tips/orms': ['utils/export'],
  'tips/server-languages': ['utils/export'],
  'tips/parameter-manager': ['tips/custom-bind-variables'],
  'tips/managing-fields': ['components/querybuilder'],
  'tips/languages': ['components/querybuilder'],
  'tips/arbitrary-updates': ['tips/external-controls'],
  'tips/path': ['utils/misc'],
  'tips/*': ['category/tips--tricks'],
};

/** The nearest page to one that the version lacks. Addresses are below its base path: `tips/undo-redo`. */
export function nearestPage(missing: string, pages: readonly string[]): string | undefined {
  const subject = subjectOf(missing);
  return Object.entries(neighbors)
    .filter(([page]) =>
      page.endsWith('*') ? subject.startsWith(page.slice(0, -1)) : subject === page,
    )
    .flatMap(([, near]) => near)
    .map((near) => pages.find((page) => subjectOf(page) === near))
    .find((page) => page !== undefined);
}
