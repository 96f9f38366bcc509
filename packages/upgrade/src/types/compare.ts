import ts from 'typescript';
import type { Project } from './projects.ts';
import { type Release, versionOf, withFiles, withRelease } from './resolution.ts';

/** An error that one release reports and the other doesn't. */
export interface TypeProblem {
  /** An absolute path. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  /** TypeScript's number for the message. */
  readonly code: number;
  /** One or more lines. */
  readonly message: string;
  /** The code that TypeScript marks. */
  readonly at: string;
}

export interface Comparison {
  /** Errors that only the later release reports. */
  readonly problems: readonly TypeProblem[];
  /** How many errors both releases report. */
  readonly shared: number;
  /** Packages of the library that only one of the folders has, so code that imports them wasn't compared. */
  readonly unknown: readonly string[];
  /** Whether files import the library, and TypeScript doesn't find the types of React that it builds on. */
  readonly lacksReact: boolean;
}

/**
 * Type-checks files with two releases and subtracts the errors of the earlier one. An error is the same if it has
 * the same number at the same place, because the text may name types of a release. Nothing of the code runs.
 */
export function compareTypes(project: Project, from: Release, to: Release): Comparison {
  const unknown = new Set<string>();
  let isUsed = false;
  const isKnown = (name: string): boolean => {
    isUsed = true;
    const known = [from, to].every((release) => versionOf(release, name) !== undefined);
    if (!known) unknown.add(name);
    return known;
  };
  // Both programs have the same settings, so they can share what they parsed.
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const check = (release: Release) => errorsWith(project, release, isKnown, parsed);
  const before = check(from);
  const after = check(to);
  const added = [...after].filter(([place]) => !before.has(place));
  return {
    problems: added.map(([, problem]) => problem),
    shared: after.size - added.length,
    unknown: [...unknown].sort(),
    lacksReact: isUsed && !findsReact(project),
  };
}

type Located = ts.Diagnostic & { readonly file: ts.SourceFile; readonly start: number };

/** Texts of files, by their absolute paths. */
export type Texts = ReadonlyMap<string, string>;

/**
 * Finds what edits of files add: errors with the later release that neither the former text has with it, nor with
 * the earlier release. The places of errors move with an edit, so errors are the same if their messages are.
 */
export function errorsOfEdits(
  project: Project,
  from: Release,
  to: Release,
  edited: Texts,
): readonly TypeProblem[] {
  const isKnown = (name: string) =>
    [from, to].every((release) => versionOf(release, name) !== undefined);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const files = project.files.filter((file) => edited.has(file));
  const check = (release: Release, texts?: Texts) => [
    ...errorsWith({ ...project, files }, release, isKnown, parsed, texts).values(),
  ];
  let added: readonly TypeProblem[] = check(to, edited);
  for (const release of [to, from]) {
    if (added.length === 0) break;
    const known = check(release).map(withoutPlace);
    added = added.filter((problem) => {
      const at = known.indexOf(withoutPlace(problem));
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    });
  }
  return added;
}

const withoutPlace = ({ file, code, message }: TypeProblem) => `${file}:${code}:${message}`;

/** The errors in the project's files, by their places. Files in `texts` have these texts. */
function errorsWith(
  { folder, options, files, declarations, host: disk, onChecked }: Project,
  release: Release,
  isKnown: (name: string) => boolean,
  parsed: Map<string, ts.SourceFile | undefined>,
  texts: Texts = new Map(),
): ReadonlyMap<string, TypeProblem> {
  const real = withFiles(disk ?? ts.createCompilerHost(options), release.files ?? new Map());
  const host: ts.CompilerHost = {
    ...real,
    getCurrentDirectory: () => folder,
    getSourceFile: (name, language, ...rest) => {
      const text = texts.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, language);
      if (!parsed.has(name)) parsed.set(name, real.getSourceFile(name, language, ...rest));
      return parsed.get(name);
    },
  };
  const program = ts.createProgram({
    rootNames: [...new Set([...files, ...declarations])],
    options,
    host: withRelease(host, { folder, release, options, isKnown }),
  });
  const errors = files.flatMap((name) => {
    const file = program.getSourceFile(name);
    const found = file ? ts.getPreEmitDiagnostics(program, file).filter(isIn(file)) : [];
    onChecked?.();
    return found;
  });
  return new Map(
    // Diagnostics would keep the whole program in memory.
    errors.map((error) => [
      `${error.file.fileName}:${error.start}:${error.code}`,
      problemOf(error),
    ]),
  );
}

const isIn =
  (file: ts.SourceFile) =>
  (diagnostic: ts.Diagnostic): diagnostic is Located =>
    diagnostic.file === file && diagnostic.category === ts.DiagnosticCategory.Error;

function problemOf({ file, start, length = 0, code, messageText }: Located): TypeProblem {
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return {
    file: file.fileName,
    ...{ line: line + 1, column: character + 1 },
    code,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    at: file.text.slice(start, start + length),
  };
}

const findsReact = ({ folder, options, host }: Project): boolean => {
  const from = `${folder}/index.ts`;
  const { resolvedModule } = ts.resolveModuleName('react', from, options, host ?? ts.sys);
  return /\.d\.[cm]?ts$/.test(resolvedModule?.resolvedFileName ?? '');
};
