import { expect, it } from 'vitest';
import { groupedByPage } from './dialog-groups';
import { hitOf } from './hits';
import type { SearchHit } from './protocol';
import type { Section } from './types';

const origin = 'http://localhost';

const section = (url: string, trail: readonly string[]): Section => ({
  tag: 'docs-default-7',
  url,
  level: trail.length - 1,
  trail,
  text: 'what it says',
});

const hits = [
  section('/docs/export#sql', ['Utilities', 'Export', 'sql']),
  section('/api/export', ['API reference', 'Export']),
  section('/docs/rule', ['Components', 'Rule']),
  section('/docs/export#json', ['Utilities', 'Export', 'json']),
  section('/docs/6/export', ['Utilities', 'Export']),
].map((one) => hitOf(one, {}, origin));

async function shown(): Promise<readonly SearchHit[]> {
  const answer = {
    nbHits: 5,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query: '',
    processingTimeMS: 1,
  };
  const client = groupedByPage(
    { search: async () => ({ results: [{ ...answer, hits }] }) },
    (url) => (url.includes('/api/') ? 'API' : url.includes('/6/') ? 'API' : 'v7'),
  );
  const { results } = await client.search({ requests: [] });
  return results[0]?.hits ?? [];
}

it('gives each page a group of its own name', async () => {
  const groups = (await shown()).map((hit) => hit._highlightResult.hierarchy.lvl0?.value);
  expect(groups).toEqual([
    'Export',
    'Export (API)',
    'Rule',
    'Export',
    `Export (${origin}/docs/6/export)`,
  ]);
});

it('shows the snippet of a section, and the title of a page', async () => {
  const paths = (await shown()).map((hit) => hit._snippetResult.hierarchy.lvl1?.value);
  expect(paths).toEqual(['what it says', 'Export', 'Rule', 'what it says', 'Export']);
});
