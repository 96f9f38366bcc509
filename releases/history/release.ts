import ts from 'typescript';
import { libraryPackage, type Target } from '../targets.ts';
import { formsOf, typeOf } from './members.ts';
import { type Entry, entriesOf, packagesOf } from './packages.ts';
import { loadTypes } from './program.ts';

export type ExportKind = 'component' | 'constant' | 'function' | 'hook' | 'type';

interface ReleaseExport {
  readonly name: string;
  readonly kind: ExportKind;
  /** The module that exports it; the first one if there are several. */
  readonly entry: Entry;
  readonly type: ts.Type;
  readonly declarations: readonly ts.Declaration[];
}

export interface Release {
  readonly library: string;
  readonly checker: ts.TypeChecker;
  readonly entries: readonly Entry[];
  /** By name, without default exports, which the importing file names. */
  readonly exports: ReadonlyMap<string, ReleaseExport>;
}

/**
 * Loads the published types of a release and of its add-ons.
 *
 * @param dir - Folder with the `node_modules` that the packages are installed in, with slashes.
 * @param parsed - Syntax trees, shared by releases in the same folder.
 * @throws Error if a package has no types, because everything in it would seem not to exist.
 */
export function loadRelease(
  dir: string,
  target: Target,
  parsed?: Map<string, ts.SourceFile>,
): Release {
  const entries = packagesOf(dir, target).flatMap((name) => entriesOf(dir, target, name));
  const probe = { path: `${dir}/release-probe.ts`, text: probeOf(entries) };
  const program = loadTypes(dir, target, probe, parsed);
  const checker = program.getTypeChecker();
  const exports = new Map<string, ReleaseExport>();
  for (const [index, statement] of program.getSourceFile(probe.path)?.statements.entries() ?? []) {
    const entry = entries[index];
    if (!entry || !ts.isImportDeclaration(statement)) continue;
    const found = exportsOf(checker, entry, statement).filter((one) => isIn(dir, one));
    // Some releases list sub-paths in their manifest that they don't contain.
    if (found.length === 0 && entry.specifier === entry.package) {
      throw new Error(`${entry.package} of ${libraryPackage} ${target.library} exports nothing.`);
    }
    for (const one of found) {
      if (!exports.has(one.name)) exports.set(one.name, one);
    }
  }
  return { library: target.library, checker, entries, exports };
}

/**
 * Whether an export is one of the packages in a folder. TypeScript also searches the folders above it, and finds
 * the site's own release there if a release lacks a sub-path that its manifest lists.
 */
const isIn = (dir: string, { declarations }: ReleaseExport): boolean =>
  declarations.every((declaration) => declaration.getSourceFile().fileName.startsWith(`${dir}/`));

const probeOf = (entries: readonly Entry[]): string =>
  entries.map(({ specifier }) => `import '${specifier}';`).join('\n');

function exportsOf(
  checker: ts.TypeChecker,
  entry: Entry,
  { moduleSpecifier }: ts.ImportDeclaration,
): readonly ReleaseExport[] {
  const module = checker.getSymbolAtLocation(moduleSpecifier);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => name !== 'default')
    .map((exported) => {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const type = typeOf(checker, symbol);
      return {
        name: exported.name,
        kind: kindOf(checker, exported.name, symbol),
        entry,
        type,
        declarations: symbol.declarations ?? [],
      };
    });
}

function kindOf(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): ExportKind {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return 'type';
  if (/^use[A-Z]/.test(name)) return 'hook';
  const isCallable = formsOf(checker, checker.getTypeOfSymbol(symbol)).some(
    (form) => form.getCallSignatures().length > 0,
  );
  if (/^[A-Z]/.test(name)) return isCallable ? 'component' : 'constant';
  return isCallable ? 'function' : 'constant';
}
