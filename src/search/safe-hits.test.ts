import { expect, it } from 'vitest';
import { hitOf } from './hits';
import { safeHits } from './safe-hits';

it('leaves marks as the only markup of what the dialog puts into the page', () => {
  const section = {
    tag: 'docs-default-7',
    url: '/docs/typescript#map',
    level: 2,
    trail: ['Documentation', 'TypeScript', 'Map<rule, "&">'],
    text: '<img src=x onerror=alert(1)> rule',
  };
  const query = { query: 'rule', highlightPreTag: '<mark>', highlightPostTag: '</mark>' };
  const [hit] = safeHits([hitOf(section, query, 'https://other.example.com')]);
  expect(hit?.url).toBe('/docs/typescript#map');
  expect(hit?.hierarchy.lvl2).toBe('Map&lt;rule, &quot;&amp;&quot;&gt;');
  expect(hit?._snippetResult.hierarchy.lvl2?.value).toBe(
    'Map&lt;<mark>rule</mark>, &quot;&amp;&quot;&gt;',
  );
  expect(hit?._snippetResult.content?.value).toBe(
    '&lt;img src=x onerror=alert(1)&gt; <mark>rule</mark>',
  );
});
