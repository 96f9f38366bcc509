import { describe, expect, it } from 'vitest';
import { instrument, printed, showsResult } from './results.ts';

const expectedIn = (code: string) => instrument(code, 'fence.ts').expected;

describe('instrument', () => {
  it('records an expression, a console.log and a variable, line for line', () => {
    const { code, expected, problems } = instrument(
      [
        "formatQuery(query, 'sql'); // => (1 = 1)",
        'console.log(1, { a: 2 });',
        '// => 1 { a: 2 }',
        'const rules = query.rules; // => []',
      ].join('\n'),
      'fence.ts',
    );
    expect(problems).toEqual([]);
    expect(expected).toEqual([
      { line: 1, text: '(1 = 1)' },
      { line: 3, text: '1 { a: 2 }' },
      { line: 4, text: '[]' },
    ]);
    expect(code.split('\n')).toEqual([
      "__record.value(0, (formatQuery(query, 'sql'))); // => (1 = 1)",
      '__record.log(1, 1, { a: 2 });',
      '// => 1 { a: 2 }',
      'const rules = query.rules;; __record.value(2, rules); // => []',
    ]);
  });

  it('reads a result after a statement of several lines', () => {
    expect(expectedIn('add(\n  query,\n  rule,\n); // => 1')).toEqual([{ line: 4, text: '1' }]);
  });

  it('continues a result in indented comment lines, and ends it at other lines', () => {
    expect(
      expectedIn("query;\n// => {\n//      combinator: 'and',\n//    }\n// A remark.\nquery;"),
    ).toEqual([{ line: 2, text: "{\n  combinator: 'and',\n}" }]);
  });

  it('takes a result that starts below its arrow', () => {
    expect(expectedIn('query; // =>\n//    a\n//    b')).toEqual([{ line: 1, text: 'a\nb' }]);
  });

  it('leaves the comment of the next statement alone', () => {
    expect(expectedIn('query;\n\n// => 1\nrules; // => 2')).toEqual([{ line: 4, text: '2' }]);
  });

  it.each([
    ["import 'a'; // => 1", 'must follow an expression'],
    ['const a = 1, b = 2; // => 1', 'must follow an expression'],
    ['const { a } = query; // => 1', 'must follow an expression'],
    ['function f() {\n  return 1; // => 1\n}', 'checked only after a top-level statement'],
    ['query;\n\n// => 1', 'checked only after a top-level statement'],
  ])('reports a result that it cannot record in %j', (code, message) => {
    const { problems } = instrument(code, 'fence.ts');
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(message);
  });
});

describe('showsResult', () => {
  const nested = { rules: [{ rules: [{ rules: [{ field: 'a' }] }] }] };
  const wide = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`property${i}`, i]));

  it.each([
    ["(name = 'Ada')", ["(name = 'Ada')"]],
    ["{ name: 'Ada' }", [{ name: 'Ada' }]],
    ["a 1 [ 'b' ]", ['a', 1, ['b']]],
    ["{ rules: [ { rules: [ { rules: [ { field: 'a' } ] } ] } ] }", [nested]],
    [printed([wide]), [wide]],
    [
      `{ ${Object.entries(wide)
        .map(([k, v]) => `${k}: ${v}`)
        .join(', ')} }`,
      [wide],
    ],
    ['undefined', [undefined]],
  ])('%j', (text, values) => {
    expect(showsResult(text, values)).toBe(true);
  });

  it.each([
    ["'a'", ['a']],
    ['{"a":1}', [{ a: 1 }]],
    ['1 ', [1]],
  ])('is false for %j', (text, values) => {
    expect(showsResult(text, values)).toBe(false);
  });
});
