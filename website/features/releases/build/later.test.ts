import { expect, it } from 'vitest';
import { definitionsOf } from '../../../../samples/coverage/definitions.ts';
import { laterNames } from './later.ts';

const history = {
  'QueryBuilderProps.fields': '3',
  'QueryBuilderProps.maxLevels': '8.7',
  'QueryBuilderProps.undocumented': '8',
  'QueryBuilderProps.withdrawn': '7-8',
  'QueryBuilderProps.returned': '3-5 8.1',
  ShiftActions: '7',
  add: '7',
  HelperType: '7',
};

const definitions = [
  {
    path: 'website/versioned_docs/version-7/components/querybuilder.mdx',
    source:
      '### `maxLevels`\n\nLimits.\n\n### `returned`\n\nIt is back.\n\n### `withdrawn`\n\nIt was there.\n\n### `add`\n\nA property of something.\n',
  },
  {
    path: 'website/versioned_docs/version-7/components/shiftactions.mdx',
    source: '---\ntitle: ShiftActions\n---\n',
  },
  {
    path: 'website/versioned_docs/version-7/migrate.mdx',
    source: '| Name | Before |\n|---|---|\n| `HelperType` | not there |\n',
  },
  {
    path: 'website/versioned_docs/version-7/utils/misc.mdx',
    source:
      '| Function | Does |\n|---|---|\n| `add` | adds |\n| `maxLevels` | is something else here |\n| `ShiftActions` | moves |\n',
  },
].flatMap(definitionsOf);

const later = (of: string, release: string) =>
  laterNames(history, of, release, '8.24.1', definitions);

it('lists names that were added after a release and still exist, with the place that explains them', () => {
  expect(later('QueryBuilderProps', '6.5.5')).toEqual([
    { name: 'maxLevels', since: '8.7', explainedAt: 'components/querybuilder#maxlevels' },
    { name: 'returned', since: '8.1', explainedAt: 'components/querybuilder#returned' },
    { name: 'undocumented', since: '8' },
  ]);
});

it('lists exports without their members, explained on their own page or on one about utilities', () => {
  expect(later('', '6.5.5')).toEqual([
    { name: 'add', since: '7', explainedAt: 'utils/misc#add' },
    { name: 'HelperType', since: '7' },
    { name: 'ShiftActions', since: '7', explainedAt: 'components/shiftactions' },
  ]);
});

it('leaves out what the release has', () => {
  expect(later('', '7.7.1')).toEqual([]);
  expect(later('QueryBuilderProps', '4.5.3').map(({ name }) => name)).toEqual([
    'maxLevels',
    'undocumented',
  ]);
});

it('lists the known types when asked for an unknown one', () => {
  expect(() => later('Unknown', '6.5.5')).toThrow(
    '"Unknown" is not one of QueryBuilderProps, Controls',
  );
});
