import { createHash } from 'node:crypto';
import { meaningsByPhrase } from '../client/synonyms.ts';
import { lettersPerTypo } from '../client/words.ts';

const [forOneTypo, forTwoTypos] = lettersPerTypo;

/** Makes the hosted index search as the embedded one does, as far as possible. */
export const indexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl6)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  // Each page is one result.
  attributeForDistinct: 'url_without_anchor',
  distinct: true,
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: forOneTypo,
  minWordSizefor2Typos: forTwoTypos,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
  queryLanguages: ['en'],
} as const;

/** The table of synonyms in the service's format: a query for the left side finds the right side too. */
export const indexSynonyms = [...meaningsByPhrase].map(([input, meant]) => ({
  objectID: createHash('sha256').update(input).digest('hex').slice(0, 16),
  type: 'onewaysynonym' as const,
  input,
  synonyms: [...meant],
}));
