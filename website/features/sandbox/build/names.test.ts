import { expect, it } from 'vitest';
import { namesOf } from './names.mts';

it('knows what a release has and what it lacks', () => {
  const [oldest, newest] = [namesOf('3.12.1'), namesOf('8.24.1')];
  expect(newest.exports).toEqual(expect.arrayContaining(['QueryBuilder', 'Field', 'formatQuery']));
  expect(newest.props).toEqual(expect.arrayContaining(['fields', 'maxLevels', 'onQueryChange']));
  expect(oldest.props).toContain('fields');
  expect(oldest.props).not.toContain('maxLevels');
});
