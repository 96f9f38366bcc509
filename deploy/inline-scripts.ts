import { createHash } from 'node:crypto';

/** Types of scripts that browsers run. A script of another type is data. */
const scriptTypes = new Set(['', 'module', 'text/javascript']);

/** A policy with more hashes is too long for hosts, and shows that scripts differ by page. */
const mostHashes = 16;

/**
 * Hashes of the inline scripts of all pages, such as `'sha256-…'`.
 *
 * @param pages - HTML by file.
 * @throws Error if a policy can't hold them.
 */
export function inlineScripts(pages: ReadonlyMap<string, string>): readonly string[] {
  const fileOf = new Map<string, string>();
  for (const [file, html] of pages) {
    for (const script of scriptsIn(html)) {
      if (!fileOf.has(script)) fileOf.set(script, file);
    }
  }
  if (fileOf.size > mostHashes) {
    const examples = [...fileOf].slice(-3).map(([text, file]) => `${file}: ${text.slice(0, 80)}`);
    throw new Error(
      `The pages have ${fileOf.size} different inline scripts, and a policy has room for ${mostHashes}. Use one text with data attributes instead of a text per page. Among them:\n${examples.join('\n')}`,
    );
  }
  return [...fileOf.keys()].map(sourceOf).sort();
}

function* scriptsIn(html: string): Iterable<string> {
  for (const [, attributes = '', code = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    const type = /\btype=["']?([^"'\s>]*)/.exec(attributes)?.[1] ?? '';
    if (!/\bsrc=/.test(attributes) && scriptTypes.has(type)) yield code;
  }
}

const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
