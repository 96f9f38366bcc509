import type { HeaderRule } from '../header-rules.ts';
import { type HostWriter, prefixOf } from './host-file.ts';

/**
 * Netlify and Cloudflare Pages read the same file. Where two rules set a header, Netlify takes the
 * later one's, and Cloudflare joins both unless the earlier is taken back by a line with `!`, which
 * Netlify skips. Addresses without an ending and the page 404.html are built in on both.
 */
export const headersFile: HostWriter = (rules) => ({
  folder: 'build',
  name: '_headers',
  text: `${rules.map((rule, index) => block(rule, rules.slice(0, index))).join('\n\n')}\n`,
});

function block({ pattern, headers }: HeaderRule, before: readonly HeaderRule[]): string {
  const set = new Set(
    before
      .filter((rule) => prefixOf(pattern).startsWith(prefixOf(rule.pattern)))
      .flatMap((rule) => Object.keys(rule.headers)),
  );
  const names = Object.keys(headers);
  return [
    pattern,
    ...names.filter((name) => set.has(name)).map((name) => `  ! ${name}`),
    ...names.map((name) => `  ${name}: ${headers[name]}`),
  ].join('\n');
}
