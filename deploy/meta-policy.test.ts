import { expect, it } from 'vitest';
import { withPolicy } from './meta-policy.ts';

const page = '<!doctype html><html><head><meta charset=UTF-8><script>a()</script></head></html>';

it('puts the policy before everything that it applies to', () => {
  expect(withPolicy(page, "script-src 'self'", 'index.html')).toBe(
    '<!doctype html><html><head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="script-src \'self\'"><script>a()</script></head></html>',
  );
});

it('replaces an existing policy', () => {
  const once = withPolicy(page, "script-src 'self'", 'index.html');
  expect(withPolicy(once, "script-src 'none'", 'index.html')).toBe(
    withPolicy(page, "script-src 'none'", 'index.html'),
  );
});

it('names the page that has no place for the policy', () => {
  expect(() => withPolicy('<p>text</p>', '', 'docs.html')).toThrow(
    'docs.html has no <meta charset',
  );
});
