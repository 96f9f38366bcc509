import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** Files that the same settings of TypeScript apply to. */
export interface Project {
  readonly folder: string;
  /** The file with the settings, if there is one. */
  readonly config?: string;
  readonly options: ts.CompilerOptions;
  /** Absolute paths. */
  readonly files: readonly string[];
  /** Other files with declarations for all files, such as those of stylesheets. */
  readonly declarations: readonly string[];
  /** Sentences about settings that can't be read. */
  readonly problems: readonly string[];
  /** Where the files are, if they aren't on disk. */
  readonly host?: ts.CompilerHost;
  /** Is called after each check of a file with one of the releases. */
  readonly onChecked?: () => void;
}

/** For files without settings. */
const defaults: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  esModuleInterop: true,
  resolveJsonModule: true,
};

type Settings = Omit<Project, 'files'> & {
  readonly config: string;
  readonly includes: ReadonlySet<string>;
  readonly references: readonly string[];
};

/** Groups files by the settings that TypeScript finds for them. */
export function projectsOf(paths: readonly string[]): readonly Project[] {
  const known = new Map<string, Settings>();
  const read = (config: string): Settings => {
    const settings = known.get(config) ?? readSettings(config);
    known.set(config, settings);
    return settings;
  };
  const groups = new Map<string, { readonly settings?: Settings; readonly files: string[] }>();
  for (const path of paths) {
    const file = normal(path);
    const config = configOf(file);
    const settings = config === undefined ? undefined : settingsFor(file, config, read);
    const key = settings?.config ?? '';
    const group = groups.get(key) ?? { ...(settings && { settings }), files: [] };
    group.files.push(file);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ settings, files }) =>
    settings
      ? { ...settings, files }
      : { folder: commonFolder(files), options: defaults, files, declarations: [], problems: [] },
  );
}

/** The path as TypeScript writes it. */
export const normal = (path: string): string => resolve(path).replaceAll('\\', '/');

function configOf(file: string): string | undefined {
  const folder = dirname(file);
  const found = ['tsconfig.json', 'jsconfig.json']
    .map((name) => ts.findConfigFile(folder, ts.sys.fileExists, name))
    .filter((config) => config !== undefined);
  return found.sort((a, b) => b.length - a.length)[0];
}

/** A file with settings may only list others, one for each part of the project. */
function settingsFor(file: string, config: string, read: (config: string) => Settings): Settings {
  const own = read(config);
  const parts = own.references.map(read);
  const [first = own] = own.includes.size === 0 ? parts : [];
  return [own, ...parts].find(({ includes }) => includes.has(file)) ?? first;
}

/** "No inputs were found", and the files that a part of the project leaves to the others. */
const harmless: ReadonlySet<number> = new Set([18002, 18003]);

function readSettings(config: string): Settings {
  const folder = dirname(config);
  const { config: json = {}, error } = ts.readConfigFile(config, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(json, ts.sys, folder, undefined, config);
  const faults = [...(error ? [error] : []), ...parsed.errors].filter(
    ({ code }) => !harmless.has(code),
  );
  return {
    ...{ folder, config },
    // Nothing is written.
    options: { ...parsed.options, noEmit: true, composite: false, incremental: false },
    declarations: parsed.fileNames.filter((name) => /\.d\.[cm]?ts$/.test(name)),
    problems: faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    includes: new Set(parsed.fileNames),
    references: (parsed.projectReferences ?? [])
      .map((reference) => ts.resolveProjectReferencePath(reference))
      .filter(ts.sys.fileExists),
  };
}

function commonFolder(files: readonly string[]): string {
  const [first = '', ...others] = files.map((file) => dirname(file));
  let common = first;
  while (others.some((folder) => folder !== common && !folder.startsWith(`${common}/`))) {
    common = dirname(common);
  }
  return common;
}
