import { diffWordsWithSpace } from 'diff';
import { applyEdits } from '../../../upgrade/src/scan.ts';
import type { CodeProblem } from '../workers/check-protocol.ts';

export interface Source {
  readonly name: string;
  readonly code: string;
}

/** A replacement; lines and columns count from 1. */
interface PlacedEdit {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly text: string;
}

export interface Fixed {
  readonly edits: readonly PlacedEdit[];
  /** The files with the edits. */
  readonly sources: readonly Source[];
  /** Problems that they still have. */
  readonly remaining: number;
}

type Check = (sources: readonly Source[]) => Promise<readonly CodeProblem[]>;

/** Files with their problems. */
interface State {
  readonly sources: readonly Source[];
  readonly problems: readonly CodeProblem[];
}

/** TypeScript reports some problems only when others are gone, such as a second unknown prop. */
const maxRounds = 5;

/**
 * Chooses the edits that fix problems. All are tried together. If they add a problem, or leave one of those that
 * they are for, each is tried alone.
 *
 * @param check - Returns the problems of changed files.
 */
export async function fixed(
  sources: readonly Source[],
  problems: readonly CodeProblem[],
  check: Check,
): Promise<Fixed> {
  const start = { sources, problems };
  const candidates = problems.filter(({ edits }) => edits.length > 0);
  let state = candidates.length > 0 ? await after(start, candidates, check) : undefined;
  for (const candidate of !state && candidates.length > 1 ? candidates : []) {
    const before: State = state ?? start;
    const key = keyOf(candidate);
    const own = before.problems.find((one) => keyOf(one) === key);
    state = own ? ((await after(before, [own], check)) ?? before) : before;
  }
  const end = state ?? start;
  return {
    sources: end.sources,
    remaining: end.problems.length,
    edits: sources.flatMap((source, index) => editsOf(source, end.sources[index]?.code ?? '')),
  };
}

/** Makes edits, and those that are known for problems that they uncover; `undefined` if a problem is left. */
async function after(
  start: State,
  candidates: readonly CodeProblem[],
  check: Check,
): Promise<State | undefined> {
  let { sources } = start;
  let wanted = candidates;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = applied(sources, wanted);
    if (next.every(({ code }, index) => code === sources[index]?.code)) return undefined;
    sources = next;
    const problems = await check(sources);
    const added = newIn(start.problems, problems);
    if (added.length === 0) {
      const isPaid = problems.length <= start.problems.length - candidates.length;
      return isPaid ? { sources, problems } : undefined;
    }
    if (added.some(({ edits }) => edits.length === 0)) return undefined;
    wanted = added;
  }
  return undefined;
}

/** The problems that weren't there before. */
function newIn(
  before: readonly CodeProblem[],
  problems: readonly CodeProblem[],
): readonly CodeProblem[] {
  const keys = before.map(keyOf);
  return problems.filter((problem) => {
    const index = keys.indexOf(keyOf(problem));
    if (index >= 0) keys.splice(index, 1);
    return index < 0;
  });
}

const keyOf = ({ file, code, message, at }: CodeProblem): string =>
  JSON.stringify([file, code, message, at]);

const applied = (sources: readonly Source[], problems: readonly CodeProblem[]): readonly Source[] =>
  sources.map(({ name, code }) => ({
    name,
    code: applyEdits(
      code,
      problems.filter(({ file }) => file === name),
    ).code,
  }));

/** The differences between two texts of a file, word by word. */
function editsOf({ name, code }: Source, after: string): readonly PlacedEdit[] {
  const edits: { start: number; end: number; text: string }[] = [];
  let offset = 0;
  for (const { added, removed, value } of diffWordsWithSpace(code, after)) {
    if (added || removed) {
      const last = edits.at(-1);
      const edit = last?.end === offset ? last : { start: offset, end: offset, text: '' };
      if (edit !== last) edits.push(edit);
      if (added) edit.text += value;
      else edit.end += value.length;
    }
    if (!added) offset += value.length;
  }
  return edits.map(({ start, end, text }) => {
    const [line, column] = placeOf(code, start);
    const [endLine, endColumn] = placeOf(code, end);
    return { file: name, line, column, endLine, endColumn, text };
  });
}

function placeOf(code: string, offset: number): readonly [line: number, column: number] {
  const lines = code.slice(0, offset).split('\n');
  return [lines.length, (lines.at(-1)?.length ?? 0) + 1];
}
