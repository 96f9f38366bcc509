import { expect, it } from 'vitest';
import { notInThisVersion, withoutApiLinks } from './retire.ts';

const template = `---
title: Not in this version
---

What 6.5.5 lacks.

## Props

<LaterNames of="QueryBuilderProps" />

## Exports

<LaterNames />

## Other exports

<LaterNames unexplained />
`;

it('lists what a version lacks in the sections of the version before', () => {
  const page = notInThisVersion(template, '6.5.5', '8.24.1', (of) =>
    of ? [] : [{ name: 'useNews', since: '9', explainedAt: 'utils/hooks#useNews' }],
  );
  expect(page).toBe(`---
title: Not in this version
---

What 8.24.1 lacks.

## Exports

<LaterNames />
`);
});

it('makes no page when the version lacks nothing', () => {
  expect(notInThisVersion(template, '6.5.5', '8.24.1', () => [])).toBeUndefined();
});

it('a retired page keeps the text of its links to the API reference', () => {
  expect(withoutApiLinks('[`add`](api:add), [all](api:A.b), [page](./page.mdx)')).toBe(
    '`add`, all, [page](./page.mdx)',
  );
});
