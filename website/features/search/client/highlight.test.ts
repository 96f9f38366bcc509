import { expect, it } from 'vitest';
import { mark, snippet, withoutMarks } from './highlight';

it.each([
  ['showCloneButtons', 'clone', 'show[CloneButtons]'],
  ['A rule, or rules', 'rule', 'A [rule], or [rules]'],
  ['validation', 'validating', '[validation]'],
  ['validate dates, parseDate', 'date', 'validate [dates], parse[Date]'],
  ['for or', 'or', 'for [or]'],
  ['a.b (c)', '.*(', 'a.b (c)'],
  ['<b>rule</b>', 'rule', '<b>[rule]</b>'],
])('marks %j for %j', (text, query, marked) => {
  const found = mark(text, query);
  expect(found.replaceAll('<mark>', '[').replaceAll('</mark>', ']')).toBe(marked);
  expect(withoutMarks(found)).toBe(text);
});

it('shows the words around the first match', () => {
  const text = [...Array.from({ length: 50 }, (_, index) => `w${index}`), 'combinator', 'end'].join(
    ' ',
  );
  expect(snippet(text, 'combinator', 10)).toBe('…w42 w43 w44 w45 w46 w47 w48 w49 combinator end');
  expect(snippet(text, 'absent', 3)).toBe('w0 w1 w2…');
  expect(snippet('short text', 'text', 10)).toBe('short text');
});
