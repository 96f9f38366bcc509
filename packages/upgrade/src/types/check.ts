import { bundledRelease } from './bundled.ts';
import { compareTypes, errorsOfEdits, type TypeProblem } from './compare.ts';
import { normal, type Project, projectsOf } from './projects.ts';
import { library, type Release, versionOf } from './resolution.ts';
import { unknownTypes, whatWasCompared, whatWasLeftOut, withoutReact } from './summary.ts';

/** A release, and the folder of it that the reader named. */
export interface Wanted {
  readonly major: number;
  readonly folder?: string | undefined;
  /** The option that names the folder. */
  readonly option: string;
}

export interface TypeCheck {
  readonly problems: readonly (Omit<TypeProblem, 'file'> & { readonly path: string })[];
  /** Sentences about what was compared, and what wasn't because it has no types. */
  readonly notes: readonly string[];
  /** Sentences about what couldn't be checked, by what they are about. */
  readonly unchecked: readonly (readonly [path: string, problem: string])[];
}

const isTypeScript = (file: string): boolean => /\.[cm]?tsx?$/i.test(file);

/** Checks files with the types of two releases, and reports the errors that are new. Nothing of the code runs. */
export function checkTypes(paths: readonly string[], from: Wanted, to: Wanted): TypeCheck {
  const given = new Map(paths.map((path) => [normal(path), path]));
  const parts = projectsOf([...given.keys()]).map((project) => checkProject(project, from, to));
  return {
    problems: parts
      .flatMap(({ problems }) => problems)
      .map(({ file, ...problem }) => ({ ...problem, path: given.get(file) ?? file })),
    notes: parts.flatMap(({ notes }) => notes),
    unchecked: parts.flatMap(({ unchecked }) => unchecked),
  };
}

/**
 * Checks texts that edits would give files.
 *
 * @param edited - The texts by the paths of their files.
 * @returns The first error that the edits of a file add with the wanted release, by the file's path. Files that
 *   aren't type-checked have none.
 */
export function checkEdits(
  edited: ReadonlyMap<string, string>,
  from: Wanted,
  to: Wanted,
): ReadonlyMap<string, string> {
  const given = new Map([...edited].map(([path, text]) => [normal(path), { path, text }]));
  const texts = new Map([...given].map(([file, { text }]) => [file, text]));
  const added = projectsOf([...given.keys()]).flatMap((project) => {
    const files = project.files.filter(isCheckedIn(project));
    const [older, newer] = [from, to].map((wanted) => releaseOf(project, wanted));
    if (files.length === 0 || typeof older !== 'object' || typeof newer !== 'object') return [];
    try {
      return errorsOfEdits({ ...project, files }, older, newer, texts);
    } catch {
      // The check of the whole project says why TypeScript stopped.
      return [];
    }
  });
  return new Map(
    added.reverse().map(({ file, message }) => [given.get(file)?.path ?? file, message]),
  );
}

const isCheckedIn =
  ({ options }: Project) =>
  (file: string): boolean =>
    isTypeScript(file) || options.checkJs === true;

interface Part extends Omit<TypeCheck, 'problems'> {
  readonly problems: readonly TypeProblem[];
}

function checkProject(project: Project, from: Wanted, to: Wanted): Part {
  const { folder, config = folder } = project;
  const checked = project.files.filter(isCheckedIn(project));
  const others = project.files.length - checked.length;
  const notes = whatWasLeftOut(others);
  if (checked.length === 0) return { problems: [], notes, unchecked: [] };

  const releases = [from, to].map((wanted) => releaseOf(project, wanted));
  const missing = releases.filter((one) => typeof one === 'string');
  const [older, newer] = releases.filter((one) => typeof one !== 'string');
  if (!older || !newer) {
    return { problems: [], notes, unchecked: missing.map((problem) => [config, problem]) };
  }
  try {
    const compared = compareTypes({ ...project, files: checked }, older, newer);
    return {
      problems: compared.problems,
      notes: [
        ...whatWasCompared(checked.length, compared.shared, versionOf(older), versionOf(newer)),
        ...notes,
      ],
      unchecked: [
        ...project.problems.map((problem) => [config, problem] as const),
        ...compared.unknown.map((name) => [name, unknownTypes] as const),
        ...(compared.lacksReact ? [[config, withoutReact] as const] : []),
      ],
    };
  } catch (error) {
    // TypeScript throws if it's asked for something that it can't do, such as types that never end.
    const problem = `TypeScript stopped: ${(error as Error).message}`;
    return { problems: [], notes, unchecked: [[config, problem]] };
  }
}

/** Finds the release, or says in a sentence why it can't be compared. */
function releaseOf(project: Project, { major, folder, option }: Wanted): Release | string {
  const at = folder === undefined ? project.folder : normal(folder);
  const version = versionOf({ folder: at });
  if (Number.parseInt(version ?? '', 10) === major) return { major, folder: at };
  const bundled = folder === undefined ? bundledRelease(major) : undefined;
  if (bundled) return bundled;
  return folder === undefined
    ? `Types weren’t compared, because ${library} ${major} isn’t installed here. Install it in another folder, and name the folder with ${option}.`
    : `Types weren’t compared, because ${library} ${major} isn’t in node_modules of ${folder}, which ${option} names.`;
}
