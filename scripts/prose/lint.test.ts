import { expect, it } from 'vitest';
import { checkLint } from './lint.ts';
import { docOf } from './testing.ts';

const rulesOf = async (body: string) =>
  (await checkLint(docOf(body))).map(
    ({ line, message }) => `${line}: ${/\(([\w-]+)\)$/.exec(message)?.[1]}`,
  );

it.each([
  ['https://example.com', ['6: no-literal-urls']],
  ['1) one', ['6: ordered-list-marker-style']],
  ['[rule][nowhere]', ['6: no-undefined-references']],
  ['[rule]: https://example.com', ['6: no-unused-definitions']],
  ['-   one', ['6: list-item-indent']],
])('%j', async (body, messages) => {
  expect(await rulesOf(body)).toEqual(messages);
});

it('accepts a good page', async () => {
  expect(await rulesOf(':::note\n\n- one\n- [two](./two.mdx)\n\n:::\n\n1. three')).toEqual([]);
});
