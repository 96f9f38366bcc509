import { expect, it } from 'vitest';
import { hitOf } from '../../../../src/search/hits.ts';
import { requestOf } from './search.ts';

it('gets snippets as the docs have them, without marks', () => {
  const text = 'Write &lt;em&gt; or <em>rule</em> for an & in a rule.';
  const section = { tag: 'docs-default-6', url: '/docs/6/a', level: 1, trail: ['A'], text };
  const { _snippetResult } = hitOf(section, requestOf('rule', '6'), '');
  expect(_snippetResult.content?.value).toBe(text);
});
