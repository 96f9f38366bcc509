import ts from 'typescript';
import { withAliases } from '../resolution.ts';
import type { Target } from '../targets.ts';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * Loads the published types of a release.
 *
 * @param dir - Folder with the `node_modules` that the packages are installed in, with slashes.
 * @param target - Its aliases apply to every import in the packages too.
 * @param files - Modules to add to `dir`, by file name; they exist only in memory.
 * @param parsed - Syntax trees of files, shared by programs that load the same ones.
 */
export function loadTypes(
  dir: string,
  { aliases }: Target,
  files: ReadonlyMap<string, string>,
  parsed: Map<string, ts.SourceFile> = new Map(),
): ts.Program {
  const real = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(dir, (name) => name, options);
  const virtual = new Map([...files].map(([name, text]) => [`${dir}/${name}`, text]));

  const host: ts.CompilerHost = {
    ...real,
    readFile: (path) => virtual.get(path) ?? real.readFile(path),
    fileExists: (path) => virtual.has(path) || real.fileExists(path),
    getSourceFile: (path, languageVersion) => {
      const known = parsed.get(path);
      if (known) return known;
      const text = host.readFile(path);
      if (text === undefined) return undefined;
      const source = ts.createSourceFile(path, text, languageVersion, true);
      if (!virtual.has(path)) parsed.set(path, source);
      return source;
    },
  };
  return ts.createProgram({
    rootNames: [...virtual.keys()],
    options,
    host: withAliases(host, aliases, options, cache),
  });
}
