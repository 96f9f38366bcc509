/** What to use on releases that lack a name, by its key in the history. Backticks would be shown as they are. */
export const olderWays: Readonly<Record<string, { readonly use: string; readonly of: string }>> = {
  'QueryBuilderProps.maxLevels': {
    use: 'return false from onAddGroup',
    of: 'QueryBuilderProps.onAddGroup',
  },
  addInPlace: { use: 'use add, which returns a new query', of: 'add' },
  updateInPlace: { use: 'use update, which returns a new query', of: 'update' },
  removeInPlace: { use: 'use remove, which returns a new query', of: 'remove' },
  moveInPlace: { use: 'use move, which returns a new query', of: 'move' },
};
