import ts from 'typescript';
import { compilerOptions } from '../compiler-options.ts';
import { withAliases } from '../resolution.ts';
import type { Target } from '../targets.ts';

const options: ts.CompilerOptions = { ...compilerOptions, strict: true };

/**
 * Loads the published types of a release.
 *
 * @param dir - Folder with the `node_modules` that the packages are installed in, with slashes.
 * @param target - Its aliases apply to every import in the packages too.
 * @param file - A file in `dir` that exists only in memory, and whose imports are loaded.
 * @param parsed - Syntax trees of files, shared by programs that load the same ones.
 */
export function loadTypes(
  dir: string,
  { aliases }: Target,
  file: { readonly path: string; readonly text: string },
  parsed: Map<string, ts.SourceFile> = new Map(),
): ts.Program {
  const real = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(dir, (name) => name, options);

  const host: ts.CompilerHost = {
    ...real,
    fileExists: (path) => path === file.path || real.fileExists(path),
    getSourceFile: (path, languageVersion) => {
      if (path === file.path) return ts.createSourceFile(path, file.text, languageVersion, true);
      const known = parsed.get(path);
      if (known) return known;
      const text = real.readFile(path);
      if (text === undefined) return undefined;
      const source = ts.createSourceFile(path, text, languageVersion, true);
      parsed.set(path, source);
      return source;
    },
  };
  return ts.createProgram({
    rootNames: [file.path],
    options,
    host: withAliases(host, aliases, options, cache),
  });
}
