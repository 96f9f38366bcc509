import { expect, it } from 'vitest';
import { laterNames } from './later.ts';

const history = {
  'QueryBuilderProps.fields': '3',
  'QueryBuilderProps.maxLevels': '8.7',
  'QueryBuilderProps.undocumented': '8',
  'QueryBuilderProps.withdrawn': '7-8',
  'QueryBuilderProps.returned': '3-5 8.1',
  add: '7',
  HelperType: '7',
};

const pages = [
  {
    path: 'versioned_docs/version-7/components/querybuilder.mdx',
    source:
      '### `maxLevels`\n\nLimits.\n\n### `returned`\n\nIt is back.\n\n### `withdrawn`\n\nIt was there.\n',
  },
  {
    path: 'versioned_docs/version-7/utils/misc.mdx',
    source:
      '| Function | Does |\n|---|---|\n| `add` | adds |\n| `maxLevels` | is something else here |\n',
  },
];

const later = (of: string, release: string) => laterNames(history, of, release, '8.24.1', pages);

it('lists what came after a release and is still there, with the place that explains it', () => {
  expect(later('QueryBuilderProps', '6.5.5')).toEqual([
    { name: 'maxLevels', since: '8.7', explainedAt: 'components/querybuilder#maxlevels' },
    { name: 'returned', since: '8.1', explainedAt: 'components/querybuilder#returned' },
  ]);
});

it('lists exports that the newest docs define, and no members', () => {
  expect(later('', '6.5.5')).toEqual([{ name: 'add', since: '7', explainedAt: 'utils/misc#add' }]);
});

it('leaves out what the release has', () => {
  expect(later('', '7.7.1')).toEqual([]);
  expect(later('QueryBuilderProps', '4.5.3').map(({ name }) => name)).toEqual(['maxLevels']);
});

it('says which types there are when asked for another', () => {
  expect(() => later('Unknown', '6.5.5')).toThrow(
    '"Unknown" is none of QueryBuilderProps, Controls',
  );
});
