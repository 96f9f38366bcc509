const charset = /<meta charset=["']?utf-8["']?>/i;
const written = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

/**
 * Adds the policy of pages to the HTML of one, for hosts that send no headers. It precedes everything that
 * it applies to, and replaces an existing policy.
 *
 * @param policy - Without directives that only a header can have.
 * @param page - Its name for the error.
 * @throws Error if the page doesn't declare its encoding, which the policy has to follow.
 */
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
