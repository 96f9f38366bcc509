import { expect, it } from 'vitest';
import { facetFilters, readFacets } from './facets';

it('reads what it writes', () => {
  expect(readFacets(facetFilters('en', ['default', 'docs-default-7']))).toEqual({
    languages: ['en'],
    tags: ['default', 'docs-default-7'],
  });
});

it.each([
  [undefined, undefined],
  ['docusaurus_tag:a', ['a']],
  [[['docusaurus_tag:a', 'docusaurus_tag:b'], 'docusaurus_tag:b'], ['b']],
  [['docusaurus_tag:a', 'docusaurus_tag:b'], []],
])('allows the tags of %j', (filters, tags) => {
  expect(readFacets(filters).tags).toEqual(tags);
});
