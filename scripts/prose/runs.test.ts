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

- In a list

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
    ['paragraph', 'The \uFFFC of a\nrule.'],
    ['heading', 'Level'],
    ['cell', 'Column'],
    ['cell', 'cell'],
    ['item', 'In a list'],
    ['paragraph', 'In a tag.'],
  ]);
});

it('knows the line of each place', () => {
  const run = runsOf(readProse({ path: 'docs/paths.mdx', source })).find(({ text }) =>
    text.startsWith('The'),
  );
  expect(run?.lineAt(0)).toBe(5);
  expect(run?.lineAt(run.text.indexOf('rule'))).toBe(6);
});

it('knows the bold words that a text starts with', () => {
  const runs = runsOf(
    readProse({ path: 'a.mdx', source: '- **In `a`.** It **is**.\n- It **is**.' }),
  );
  expect(runs.map(({ label }) => label)).toEqual([5, 0]);
});
