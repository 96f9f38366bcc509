import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesIn } from './inline-scripts.ts';

const charset = /<meta charset=["']?utf-8["']?>/i;
const written = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

/**
 * Writes the policy of pages into the HTML in a build's folder, for hosts that send no headers. It precedes
 * everything that it applies to, and replaces an existing policy.
 *
 * @param policy - Without directives that only a header can have.
 * @throws Error if a page doesn't declare its encoding, which the policy has to follow.
 */
export function writeMetaPolicy(folder: string, policy: string): void {
  for (const page of pagesIn(folder)) {
    const file = join(folder, page);
    writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), policy, page));
  }
}

export function withPolicy(html: string, policy: string, page: string): string {
  const bare = html.replace(written, '');
  if (!charset.test(bare)) {
    throw new Error(
      `${page} has no <meta charset="utf-8">, so it gets no Content-Security-Policy.`,
    );
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return bare.replace(charset, (found) => found + meta);
}
