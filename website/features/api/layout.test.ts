import { describe, expect, it } from 'vitest';
import {
  codeToHtml,
  codeToText,
  group,
  indented,
  join,
  line,
  softLine,
  whenBroken,
} from './layout.ts';

const call = (...parameters: string[]) =>
  group('f(', indented(softLine, join(parameters, [',', line])), whenBroken(','), softLine, ')');

describe('codeToHtml', () => {
  it.each([
    ['on one line if it fits', 7, 'f(a, b)'],
    ['on several lines if not', 6, 'f(\n  a,\n  b,\n)'],
  ])('is %s', (_name, width, expected) => {
    expect(codeToHtml(call('a', 'b'), width)).toBe(expected);
  });

  it('counts what follows a group up to the next possible break', () => {
    expect(codeToHtml([call('a'), ': long'], 8)).toBe('f(\n  a,\n): long');
    expect(codeToHtml([call('a'), group(line, 'long')], 8)).toBe('f(a)\nlong');
  });

  it('breaks an outer group before an inner one', () => {
    const nested = group('g(', indented(softLine, call('a', 'b')), softLine, ')');
    expect(codeToHtml(nested, 9)).toBe('g(\n  f(a, b)\n)');
  });

  it('leaves no blank at the end of a line', () => {
    expect(codeToHtml(['a: ', group(indented(softLine, 'bc'))], 4)).toBe('a:\n  bc');
  });

  it('escapes, colors, and links text', () => {
    const code = [
      { text: '"<"', color: 'string' as const },
      { text: 'A<B>', href: '/api/a' },
    ];
    expect(codeToHtml(code, 80)).toBe(
      '<span class="t-string">&quot;&lt;&quot;</span><a href="/api/a">A&lt;B></a>',
    );
  });
});

describe('codeToText', () => {
  it('is one line', () => {
    expect(codeToText(call('a'.repeat(90), 'b'))).toBe(`f(${'a'.repeat(90)}, b)`);
  });
});
