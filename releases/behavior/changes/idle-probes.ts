import { matches } from '../explain.ts';

interface Row {
  readonly id: string;
  readonly probes: readonly string[];
}

/** The probes in rows that explain no difference, each with its row's id. */
export const idleProbes = (
  rows: readonly Row[],
  differences: readonly { readonly id: string }[],
): readonly string[] =>
  rows.flatMap(({ id, probes }) =>
    probes
      .filter((glob) => !differences.some((one) => matches(one.id, glob)))
      .map((glob) => `${id}: ${glob}`),
  );
