import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('./summaries.md', import.meta.url), 'utf8');

/** What each major is about, by its number, as summaries.md says. Backticks enclose code. */
export const majorSummaries: Readonly<Record<string, string>> = Object.fromEntries(
  source
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [major = '', ...lines] = section.trim().split(/\n+/);
      return [major, lines.join(' ')];
    }),
);
