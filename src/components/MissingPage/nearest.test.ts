import { describe, expect, it } from 'vitest';
import { nearestPage } from './nearest';

const v4 = new Set(['intro', 'api/export', 'api/misc', 'api/valueeditor', 'category/tips--tricks']);

describe('nearestPage', () => {
  it.each([
    ['the page itself where it exists', 'api/misc', 'api/misc'],
    ['the page under its former address', 'utils/export', 'api/export'],
    ['the first neighbor that exists', 'utils/datetime', 'api/export'],
    ['the page that tells of the same thing', 'components/valueselector', 'api/valueeditor'],
    ['the category of a tip that has no neighbor', 'tips/showcase', 'category/tips--tricks'],
    ['nothing for a page that is like none', 'what-is-this', undefined],
    ['nothing for a damaged address', '../../*', undefined],
  ])('%s', (_what, missing, nearest) => {
    expect(nearestPage(missing, v4)).toBe(nearest);
  });
});
