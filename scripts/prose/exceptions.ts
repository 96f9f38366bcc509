import type { Problem } from '../../library/problems.ts';

/** A problem that a rule reports although the page is right. */
export interface Exception {
  readonly path: string;
  /** Part of the message that is excused. */
  readonly message: string;
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    path: 'src/pages/markdown-page.mdx',
    message: 'The sentence has no verb',
    reason: 'It shows what blocks look like, and each block has its own name as its text.',
  },
];

/** Leaves out what the exceptions excuse, and reports exceptions for checked files that excuse nothing. */
export function applyExceptions(
  problems: readonly Problem[],
  rows: readonly Exception[],
  paths: ReadonlySet<string>,
): readonly Problem[] {
  const used = new Set<Exception>();
  const rest = problems.filter(({ path, message }) => {
    const row = rows.find((it) => it.path === path && message.includes(it.message));
    if (row) used.add(row);
    return row === undefined;
  });
  const unused = rows.filter((row) => paths.has(row.path) && !used.has(row));
  return [
    ...rest,
    ...unused.map(({ path, message }) => ({
      path,
      message: `The exception for ${JSON.stringify(message)} excuses nothing: delete its row.`,
    })),
  ];
}
