import { expect, it } from 'vitest';
import { redirectPage } from './redirect-page.ts';

const scriptOf = (html: string) => /<script>(.*?)<\/script>/s.exec(html)?.[1];

it('has the same script for all addresses', () => {
  expect(scriptOf(redirectPage('/demo'))).toBe(scriptOf(redirectPage('/docs/intro')));
});

it('escapes special characters in an address', () => {
  const html = redirectPage('/a"><script>alert(1)</script>&b');
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).toContain('href="/a%22%3E%3Cscript%3Ealert(1)%3C/script%3E&amp;b"');
});
