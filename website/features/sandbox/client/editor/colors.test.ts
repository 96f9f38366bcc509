import { expect, it } from 'vitest';
import { coloredParts } from './colors.ts';

it('colors code, and keeps its text', () => {
  const code = "// <b> & more\nconst a: A<string> = 'x';\n";
  const parts = coloredParts(code);
  expect(parts.map(({ text }) => text).join('')).toBe(code);
  expect(parts).toContainEqual({ text: '// <b> & more', color: '--code-comment' });
  expect(parts).toContainEqual({ text: "'x'", color: '--code-string' });
});
