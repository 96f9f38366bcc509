import type { HeaderRule } from '../header-rules.ts';
import { type HostWriter, prefixOf } from './host-file.ts';

/**
 * Netlify and Cloudflare Pages read the same file. If two rules set a header, Netlify uses the later one.
 * Cloudflare joins both unless a line with `!`, which Netlify skips, removes the earlier one.
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
