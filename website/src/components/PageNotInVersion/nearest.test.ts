import { describe, expect, it } from 'vitest';
import { nearestPage } from './nearest';

const v4 = ['intro', 'api/export', 'api/misc', 'api/valueeditor', 'category/tips--tricks'];

describe('nearestPage', () => {
  it.each([
    ['a neighbor at its former address', 'utils/datetime', 'api/export'],
    ['the page about the same thing', 'components/valueselector', 'api/valueeditor'],
    ['the neighbor of all pages in the folder', 'utils/hooks', 'api/misc'],
    ['the category of a tip that has no neighbor', 'tips/showcase', 'category/tips--tricks'],
    ['nothing if the version has no neighbor', 'dnd', undefined],
    ['nothing for a page that is unlike all others', 'what-is-this', undefined],
  ])('%s', (_what, missing, nearest) => {
    expect(nearestPage(missing, v4)).toBe(nearest);
  });
});
