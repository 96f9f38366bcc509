/** Both addresses are below the version's base path. */
export interface MovedPage {
  readonly from: string;
  readonly to: string;
}

/** Moved in v6, when components and utilities got their own folders. */
export const movedPages: readonly MovedPage[] = [
  { from: 'api/classnames', to: 'styling/classnames' },
  { from: 'api/export', to: 'utils/export' },
  { from: 'api/import', to: 'utils/import' },
  { from: 'api/misc', to: 'utils/misc' },
  { from: 'api/querybuilder', to: 'components/querybuilder' },
  { from: 'api/validation', to: 'utils/validation' },
  { from: 'api/valueeditor', to: 'components/valueeditor' },
  { from: 'tips/styling', to: 'styling/overview' },
  { from: 'umd', to: 'buildless' },
];

/** The same for pages of different versions that have the same subject, whether they moved or not. */
export const subjectOf = (page: string): string =>
  movedPages.find(({ from }) => from === page)?.to ?? page;
