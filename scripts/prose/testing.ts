import { type ProsePage, type Rule, readProse } from './page.ts';

export const docOf = (body: string, path = 'docs/paths.mdx'): ProsePage =>
  readProse({
    path,
    source: `---\ntitle: Paths\ndescription: Where rules are in a query.\n---\n\n${body}\n`,
  });

/** What a rule says about the body of a page, as `line: message`; the body starts on line 6. */
export const findings = (rule: Rule, body: string): readonly string[] =>
  rule(docOf(body)).map(({ line, message }) => `${line}: ${message}`);
