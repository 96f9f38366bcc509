import { expect, it } from 'vitest';
import { readPages } from '../../site/pages.ts';
import { releasedWording } from './wording.ts';

it('a released page says nothing of Next', () => {
  const speaking = readPages('docs').filter(({ source }) =>
    /\bNext\b(?!\.js)|coming release/.test(releasedWording(source)),
  );
  expect(speaking.map(({ path }) => path)).toEqual([]);
});

it('names the release instead', () => {
  expect(
    releasedWording(`---
description: Install the coming release of React Query Builder (at present 8.24.1), and more.
---

Next describes the coming release. Nothing newer is published.`),
  ).toBe(`---
description: Install React Query Builder 8.24.1, and more.
---

These pages describe \`{{library}}\`.`);
});
