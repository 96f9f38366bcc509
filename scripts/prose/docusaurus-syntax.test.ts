import { expect, it } from 'vitest';
import { blankDocusaurusSyntax } from './docusaurus-syntax.ts';

it('keeps the title of an admonition and every place', () => {
  expect(blankDocusaurusSyntax(':::note[A trap]\nText\n:::')).toBe('        A trap \nText\n   ');
});

it('blanks heading ids', () => {
  expect(blankDocusaurusSyntax('## Paths {#paths}')).toBe('## Paths         ');
});

it('leaves code alone', () => {
  const code = '```md\n:::note\n## Paths {#paths}\n```';
  expect(blankDocusaurusSyntax(code)).toBe(code);
});
