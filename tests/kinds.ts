/** A page that represents all pages that are made the same way. */
export interface PageKind {
  /** Names the kind in reports and in file names: lower-case letters, digits and hyphens. */
  readonly name: string;
  /** Address of the page. */
  readonly address: string;
  /** The status that the page answers with; 200 by default. */
  readonly status?: number;
  /** Whether the page takes its reader to another site after a moment. */
  readonly leaves?: boolean;
}

/** The kinds of pages: what looks at all of them, and not at each page, reads this table. */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', address: '/' },
  { name: 'docs-intro', address: '/docs/intro' },
  { name: 'docs-next', address: '/docs/next/intro' },
  { name: 'docs-old', address: '/docs/5/tips/limit-groups' },
  { name: 'docs-single', address: '/docs/3/intro' },
  { name: 'docs-category', address: '/docs/category/tips--tricks' },
  { name: 'docs-live', address: '/docs/components/rule' },
  { name: 'docs-reference', address: '/docs/utils/export' },
  { name: 'docs-outside-sidebar', address: '/docs/5/api/misc' },
  { name: 'markdown', address: '/markdown-page' },
  { name: 'accessibility', address: '/accessibility' },
  { name: 'styleguide', address: '/styleguide' },
  { name: 'api', address: '/api' },
  { name: 'api-package', address: '/api/react-querybuilder' },
  { name: 'api-entry', address: '/api/react-querybuilder/index' },
  { name: 'api-function', address: '/api/react-querybuilder/index/functions/QueryBuilder' },
  { name: 'api-interface', address: '/api/react-querybuilder/index/interfaces/ValueEditorProps' },
  { name: 'api-type', address: '/api/react-querybuilder/index/type-aliases/ExportFormat' },
  {
    name: 'api-variable',
    address: '/api/react-querybuilder/index/variables/defaultPlaceholderOperatorGroupLabel',
  },
  { name: 'releases', address: '/releases' },
  { name: 'release', address: '/releases/8.24' },
  { name: 'my-release', address: '/my-release' },
  { name: 'upgrade', address: '/upgrade' },
  { name: 'upgrade-step', address: '/upgrade/6-to-7' },
  { name: 'demo', address: '/demo' },
  { name: 'demo-kit', address: '/demo/bulma' },
  { name: 'sandbox', address: '/sandbox' },
  { name: 'start', address: '/start' },
  { name: 'search', address: '/search' },
  { name: 'search-results', address: '/search?q=validation' },
  { name: 'discord', address: '/discord', leaves: true },
  { name: 'not-found', address: '/unknown', status: 404 },
];
