import { applyEdits, type Finding, scan } from './scan.ts';

/** What a file needs, and its text after the safe changes. */
export interface Rewritten {
  /** In the former text. */
  readonly findings: readonly Finding[];
  readonly code: string;
  /** Findings whose changes were made. */
  readonly applied: readonly Finding[];
  /** What a person has to decide, with its places in the new text. */
  readonly left: readonly Finding[];
}

/**
 * Scans a file, makes the safe changes, and scans the result. Changes that would leave code that isn't valid aren't
 * made. The parameters are those of `scan`.
 */
export function rewrite(
  code: string,
  from: number,
  to: number,
  name?: string,
  byHand?: ReadonlySet<string>,
): Rewritten | { readonly problem: string } {
  const first = scan(code, from, to, name, byHand);
  if ('problem' in first) return first;
  const { findings } = first;
  const { code: text, applied } = applyEdits(code, findings);
  if (applied.length === 0) return { findings, code, applied, left: findings };
  const second = scan(text, from, to, name, byHand);
  if ('problem' in second) return { findings, code, applied: [], left: findings };
  return { findings, code: text, applied, left: second.findings };
}

/** A file, and what it needs. */
export interface Planned {
  readonly path: string;
  readonly code: string;
  readonly result: Rewritten;
  /** Messages of TypeScript about edits that were taken back, by their rules. */
  readonly refused: ReadonlyMap<string, string>;
}

/** Says what edits of files add: the first error of a file, by its path. */
type Check = (edited: ReadonlyMap<string, string>) => ReadonlyMap<string, string>;

/** Takes back the edits that add errors. */
export function withoutErrors(
  files: readonly Planned[],
  from: number,
  to: number,
  check: Check,
): readonly Planned[] {
  const edited = files.filter(({ result }) => result.applied.length > 0);
  if (edited.length === 0) return files;
  const errors = check(new Map(edited.map(({ path, result }) => [path, result.code])));
  return files.map((file) => {
    const { path, code, result } = file;
    const error = errors.get(path);
    if (error === undefined) return file;
    const ids = [...new Set(result.applied.map(({ rule }) => rule))];
    const planWithout = (byHand: readonly string[]) =>
      rewrite(code, from, to, path, new Set(byHand));
    const errorWithout = (byHand: readonly string[]) => {
      const plan = planWithout(byHand);
      return 'problem' in plan ? plan.problem : check(new Map([[path, plan.code]])).get(path);
    };
    // Each rule is tried alone. If none adds an error alone, all of them do together.
    const alone = ids.flatMap((id) => {
      const message = ids.length > 1 ? errorWithout(ids.filter((other) => other !== id)) : error;
      return message === undefined ? [] : [[id, message] as const];
    });
    const isEnough =
      alone.length > 0 &&
      alone.length < ids.length &&
      errorWithout(alone.map(([id]) => id)) === undefined;
    const refused = new Map(
      isEnough || alone.length === ids.length ? alone : ids.map((id) => [id, error]),
    );
    const plan = planWithout([...refused.keys()]);
    return 'problem' in plan ? file : { ...file, result: plan, refused };
  });
}
