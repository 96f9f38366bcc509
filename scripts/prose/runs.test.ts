import { expect, it } from 'vitest';
import { readProse } from './page.ts';
import { runsOf } from './runs.ts';

const source = `---
title: Paths
---

The \`path\` of a
[rule](https://example.com "not read").

## Level

| Column |
| --- |
| cell |

<Note label="not read">
  In a *tag*.
</Note>

![A rule](./rule.png)

\`\`\`ts
// not read
\`\`\`
`;

it('finds the prose and leaves the rest', () => {
  expect(
    runsOf(readProse({ path: 'docs/paths.mdx', source })).map(({ kind, text }) => [kind, text]),
  ).toEqual([
    ['front matter', 'Paths'],
    ['alt', 'A rule'],
    ['text', 'The \uFFFC of a\nrule.'],
    ['heading', 'Level'],
    ['text', 'Column'],
    ['text', 'cell'],
    ['text', 'In a tag.'],
  ]);
});

it('knows the line of each place', () => {
  const run = runsOf(readProse({ path: 'docs/paths.mdx', source })).find(({ text }) =>
    text.startsWith('The'),
  );
  expect(run?.lineAt(0)).toBe(5);
  expect(run?.lineAt(run.text.indexOf('rule'))).toBe(6);
});
