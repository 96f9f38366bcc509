import ts from 'typescript';
import { adviceFor } from '../../../../../packages/upgrade/src/types/advice.ts';
import { compareTypes } from '../../../../../packages/upgrade/src/types/compare.ts';
import type { Project } from '../../../../../packages/upgrade/src/types/projects.ts';
import { type Release, withFiles } from '../../../../../packages/upgrade/src/types/resolution.ts';
import {
  unknownTypes,
  whatWasCompared,
  whatWasLeftOut,
} from '../../../../../packages/upgrade/src/types/summary.ts';
import { compilerOptions, stylesheetTypes } from '../../../../../releases/compiler-options.ts';
import { majorOf } from '../../../../../releases/releases.ts';
import type { Report } from '../../../../src/components/worker/answerPage.ts';
import type { PlacedProblem, SourceFile, TypesRequest, TypesResult } from './protocol.ts';

type Files = Readonly<Record<string, string>>;

const folder = '/project';
const stylesFile = '/stylesheets.d.ts';
const pathOf = (name: string): string => `${folder}/${name.replace(/^\/+/, '')}`;

const isSettings = (name: string): boolean => /(?:^|\/)tsconfig\.json$/.test(name);
const isTypeScript = (name: string): boolean => /\.[cm]?tsx?$/i.test(name);

const emptyHost: ts.CompilerHost = {
  fileExists: () => false,
  readFile: () => undefined,
  directoryExists: () => false,
  getSourceFile: () => undefined,
  getDefaultLibFileName: () => '/lib.d.ts',
  getDefaultLibLocation: () => '/',
  getCurrentDirectory: () => folder,
  getCanonicalFileName: (name) => name,
  useCaseSensitiveFileNames: () => true,
  getNewLine: () => '\n',
  writeFile() {},
};

/**
 * Type-checks files with two releases, and finds the errors that are new. It never throws.
 *
 * @param types - Declarations by path: those that both releases need, and those of each.
 * @param report - Is called after each check of a file with one of the releases.
 */
export function compareFiles(
  { files, releases }: Pick<TypesRequest, 'files' | 'releases'>,
  types: Readonly<Record<keyof TypesRequest['types'], Files>>,
  report: Report,
): TypesResult {
  const options = optionsFor(files);
  const code = files.filter(({ name }) => !isSettings(name));
  const checked = code.filter(({ name }) => isTypeScript(name) || options.checkJs === true);
  const leftOut = whatWasLeftOut(code.length - checked.length);
  if (checked.length === 0) return { problems: [], notes: leftOut, unchecked: [] };

  const names = new Map(checked.map(({ name }) => [pathOf(name), name]));
  const texts = new Map([
    ...Object.entries(types.shared),
    [stylesFile, stylesheetTypes],
    ...files.map((file): [string, string] => [pathOf(file.name), file.code]),
  ]);
  let done = 0;
  const project: Project = {
    folder,
    options,
    files: [...names.keys()],
    declarations: [stylesFile],
    problems: [],
    host: withFiles(emptyHost, texts),
    onChecked: () => {
      done += 1;
      report({ done, total: 2 * names.size });
    },
  };
  try {
    const { problems, shared, unknown } = compareTypes(
      project,
      releaseOf(releases.from, types.from),
      releaseOf(releases.to, types.to),
    );
    const [from, to] = [releases.from, releases.to].map(majorOf);
    return {
      problems: problems.map(({ file, ...problem }): PlacedProblem => {
        const { line, column, code: number, message } = problem;
        const advice = adviceFor(problem, from ?? 0, to ?? 0);
        const placed = { name: names.get(file) ?? file, line, column, code: number, message };
        return advice ? { ...placed, advice } : placed;
      }),
      notes: [...whatWasCompared(names.size, shared, releases.from, releases.to), ...leftOut],
      unchecked: unknown.map((name) => `${name}: ${unknownTypes}`),
    };
  } catch (error) {
    // TypeScript throws if it's asked for something that it can't do, such as types that never end.
    const problem = `TypeScript stopped, so types weren’t compared: ${(error as Error).message}`;
    return { problems: [], notes: leftOut, unchecked: [problem] };
  }
}

/** A release has a folder of its own, so that both can be in the same file system. */
function releaseOf(release: string, types: Files): Release {
  const root = `/react-querybuilder-${release}`;
  const files = Object.entries(types).map(([path, text]): [string, string] => [root + path, text]);
  return { major: majorOf(release), folder: root, files: new Map(files) };
}

/** How strict the reader's settings are, and their own names for paths. */
const own =
  /^(?:strict|noImplicit|noUnchecked|noProperty|exactOptional|useUnknown|checkJs$|paths$)/;

function optionsFor(files: readonly SourceFile[]): ts.CompilerOptions {
  const [settings] = files
    .filter(({ name }) => isSettings(name))
    .sort((a, b) => a.name.length - b.name.length);
  const common = { ...compilerOptions, checkJs: false, strict: true };
  if (!settings) return common;
  const { config } = ts.parseConfigFileTextToJson(settings.name, settings.code);
  const base = pathOf(settings.name).replace(/\/[^/]+$/, '');
  const { options } = ts.convertCompilerOptionsFromJson(config?.compilerOptions ?? {}, base);
  const chosen = Object.entries(options).filter(([name]) => own.test(name));
  // Paths start at the folder of the settings, or at the folder that they name.
  const start = options.baseUrl ?? base;
  return { ...common, ...Object.fromEntries(chosen), pathsBasePath: start };
}
