import { dirname } from 'node:path';
import ts from 'typescript';
import { addOnSource, addOnsDir } from '../releases/add-ons.ts';
import { compilerOptions, stylesheetTypes } from '../releases/compiler-options.ts';
import { fixturesDir } from '../releases/fixtures.ts';
import { resolveFor } from '../releases/modules.ts';
import { withAliases } from '../releases/resolution.ts';
import { packageOf } from '../releases/specifiers.ts';
import { libraryPackage, type Target } from '../releases/targets.ts';
import { type CodeNames, namesIn, type Spellings } from './names.ts';
import type { Job, LocalProblem, WorkUnit } from './outcome.ts';

/** Inside the fixtures, so that packages are found. */
const virtualRoot = `${fixturesDir}/__samples__`;
const stylesFile = `${virtualRoot}/styles.d.ts`;
const guardFile = `${virtualRoot}/guard.ts`;
const defaultsFile = `${virtualRoot}/defaults.d.ts`;
const libDir = dirname(ts.getDefaultLibFilePath({})).replaceAll('\\', '/');

const stylesheet = /\.(?:css|scss|sass|less)$/;

/**
 * TypeScript samples are valid in the strictest project. JavaScript can't declare the type of a parameter or
 * of an empty list, so strict checks would report problems that no author can fix.
 */
const dialects: readonly {
  readonly includes: (unit: WorkUnit) => boolean;
  readonly options: ts.CompilerOptions;
}[] = [
  {
    includes: ({ file }) => !isJavaScript(file),
    options: { ...compilerOptions, strict: true, verbatimModuleSyntax: true },
  },
  { includes: ({ file }) => isJavaScript(file), options: { ...compilerOptions, strict: false } },
];

const isScript = (file: string): boolean => /\.tsx?$/.test(file);

const moduleOf = (file: string): ts.ResolvedModuleFull => ({
  resolvedFileName: file,
  extension: file.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts,
});

const isJavaScript = (file: string): boolean => /\.m?jsx?$/.test(file);

/**
 * Invalid values that the release's types must reject. If a .d.ts file imports a package that isn't
 * installed, types become `any` or lose their properties, and no wrong sample would be found.
 */
const guardCode = `
import type { Field, RuleGroupType } from '${libraryPackage}';
type Known<T> = 0 extends 1 & T ? never : true;
export const known: readonly [Known<Field>, Known<RuleGroupType>] = [true, true];
// @ts-expect-error
export const field: Field = { name: 7, label: 'A name is a string.' };
// @ts-expect-error
export const group: RuleGroupType = { id: 'root', combinator: 7, rules: [] };
`;

/** Generic types that samples nearly always use without arguments. Releases may lack some of them. */
const genericTypes = [
  'Field',
  'FullField',
  'FullOperator',
  'FullOption',
  'Option',
  'RuleGroupType',
  'RuleGroupTypeIC',
  'RuleType',
] as const;

const defaultsCode = `
import type * as library from '${libraryPackage}';
${genericTypes.map((name) => `export declare const ${name}: library.${name};`).join('\n')}
`;

export interface TypeReport {
  readonly problems: readonly LocalProblem[];
  readonly names: CodeNames;
}

/**
 * Type-checks modules against one release, in one program per language.
 *
 * @returns Problems and names by unit id.
 * @throws Error when the release's own types degrade to `any`, because then nothing is checked.
 */
export function checkTypes({ target, units }: Omit<Job, 'phase'>): ReadonlyMap<string, TypeReport> {
  const reports = new Map<string, TypeReport>();
  // Both programs read the same declarations, which the registry parses once.
  const registry = ts.createDocumentRegistry(true);

  for (const { includes, options } of dialects) {
    const chosen = units.filter(includes);
    if (chosen.length === 0) continue;
    const rootNames = [stylesFile, guardFile, defaultsFile, ...chosen.map(pathOf)];
    const host = createHost(virtualFiles(units), target, options, rootNames);
    const service = ts.createLanguageService(host, registry);
    const program = programOf(service);

    assertKnownTypes(program, target);
    const spellings = spellingsIn(program);
    for (const unit of chosen) {
      const source = sourceOf(program, unit);
      reports.set(unit.id, {
        problems: diagnose(program, source, unit, target),
        names: namesIn(service, source, spellings),
      });
    }
  }
  return reports;
}

/**
 * How TypeScript writes the types of {@link genericTypes} without arguments: with all their defaults, as in
 * `RuleGroupType<RuleType<string, string, any, …>, string>`, where readers have to look for what is special.
 */
function spellingsIn(program: ts.Program): Spellings {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(defaultsFile);
  const module = source && checker.getSymbolAtLocation(source);
  const written = (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
    const type = checker.getTypeOfSymbol(symbol);
    const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    return text.startsWith(`${symbol.name}<`) ? [[text, symbol.name] as const] : [];
  });
  // A type can be an argument of another.
  return written.sort(([one], [other]) => other.length - one.length);
}

function programOf(service: ts.LanguageService): ts.Program {
  const program = service.getProgram();
  if (!program) throw new Error('TypeScript made no program.');
  return program;
}

function sourceOf(program: ts.Program, unit: WorkUnit): ts.SourceFile {
  const source = program.getSourceFile(pathOf(unit));
  if (!source) throw new Error(`TypeScript didn't load ${pathOf(unit)}.`);
  return source;
}

const pathOf = ({ folder, file }: Pick<WorkUnit, 'folder' | 'file'>): string =>
  `${virtualRoot}/${folder}/${file}`;

function virtualFiles(units: readonly WorkUnit[]): ReadonlyMap<string, string> {
  const files = new Map([
    [stylesFile, stylesheetTypes],
    [guardFile, guardCode],
    [defaultsFile, defaultsCode],
  ]);
  for (const { folder, file, code, siblings } of units) {
    files.set(pathOf({ folder, file }), code);
    for (const [name, text] of Object.entries(siblings)) {
      files.set(pathOf({ folder, file: name }), text);
    }
  }
  return files;
}

function createHost(
  files: ReadonlyMap<string, string>,
  { aliases }: Target,
  options: ts.CompilerOptions,
  rootNames: readonly string[],
): ts.LanguageServiceHost {
  const real = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(fixturesDir, (name) => name, options);
  // The site's own packages are in a parent folder of the fixtures, but samples must not find them.
  const visible = (path: string) =>
    [`${fixturesDir}/`, libDir, addOnsDir].some((folder) => path.startsWith(folder));
  const folders = new Set(
    [...files.keys()].flatMap((path) =>
      [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)),
    ),
  );

  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getCurrentDirectory: real.getCurrentDirectory,
    getDefaultLibFileName: real.getDefaultLibFileName,
    useCaseSensitiveFileNames: real.useCaseSensitiveFileNames,
    realpath: real.realpath,
    getScriptFileNames: () => [...rootNames],
    // Nothing changes while the program is used.
    getProjectVersion: () => '1',
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = host.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    readFile: (path) => files.get(path) ?? real.readFile(path),
    fileExists: (path) => files.has(path) || (visible(path) && real.fileExists(path)),
    directoryExists: (path) =>
      folders.has(path) || (visible(path) && (real.directoryExists?.(path) ?? true)),
  };
  const aliased = withAliases(host, aliases, options, cache);
  return {
    ...aliased,
    resolveModuleNameLiterals: (literals, from, ...rest) =>
      literals.flatMap((literal) => {
        const source = addOnSource(literal.text);
        if (source !== undefined && isScript(source)) return [{ resolvedModule: moduleOf(source) }];
        const isOwn = from.startsWith(addOnsDir) && !literal.text.startsWith('.');
        return aliased.resolveModuleNameLiterals([literal], isOwn ? guardFile : from, ...rest);
      }),
  };
}

function assertKnownTypes(program: ts.Program, { library }: Target): void {
  const [fault] = program.getSemanticDiagnostics(program.getSourceFile(guardFile));
  if (!fault) return;
  throw new Error(
    `The types of ${libraryPackage} ${library} are incomplete (${sentence(fault)}), so wrong samples would pass. Look for an import in its .d.ts files that releases/fixtures lacks.`,
  );
}

function diagnose(
  program: ts.Program,
  source: ts.SourceFile,
  unit: WorkUnit,
  target: Target,
): readonly LocalProblem[] {
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;

  const diagnostics = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]
    .filter((diagnostic) => !isJavaScript(unit.file) || !isStateOfFirstValue(diagnostic))
    .map((diagnostic) => ({
      line: lineOf(diagnostic.start ?? 0),
      message: `${sentence(diagnostic)}${hint(diagnostic, source)}`,
    }));
  const missingStyles = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      return [];
    }
    const { text } = statement.moduleSpecifier;
    return isMissingStylesheet(text, target)
      ? [{ line: lineOf(statement.getStart()), message: `There is no stylesheet "${text}".` }]
      : [];
  });
  return [...diagnostics, ...missingStyles];
}

function isMissingStylesheet(specifier: string, target: Target): boolean {
  if (!stylesheet.test(specifier) || packageOf(specifier) === undefined) return false;
  try {
    const file = resolveFor(specifier, target);
    return ![fixturesDir, addOnsDir].some((folder) => file.startsWith(folder));
  } catch {
    return true;
  }
}

/** The first and the last line of a message: what is wrong, and the cause. */
function sentence({ code, messageText }: ts.Diagnostic): string {
  const lines = ts
    .flattenDiagnosticMessageText(messageText, '\n')
    .replaceAll(new RegExp(`${virtualRoot}/(?:[^"']*/)?`, 'g'), './')
    .split('\n')
    .map((line) => line.trim());
  const [first, ...rest] = lines;
  return [`TS${code}: ${first}`, ...rest.slice(-1)].join(rest.length > 1 ? ' ... ' : ' ');
}

/**
 * Whether a call of a state's setter was rejected. Its type comes from the initial value, and only TypeScript
 * can widen it, as in `useState<RuleGroupType>(...)`.
 */
const isStateOfFirstValue = ({ messageText }: ts.Diagnostic): boolean =>
  ts.flattenDiagnosticMessageText(messageText, '\n').startsWith("Type 'Dispatch<SetStateAction<");

/** "Cannot find module", for used and unused imports. */
const moduleNotFound: ReadonlySet<number> = new Set([2307, 2882]);

function hint({ code, start = 0, length = 0 }: ts.Diagnostic, source: ts.SourceFile): string {
  if (!moduleNotFound.has(code)) return '';
  const name = packageOf(source.text.slice(start, start + length).replaceAll(/['"`]/g, ''));
  if (name === undefined || name === libraryPackage) return '';
  return ` If the sample is right, add ${name} to releases/fixtures/package.json, or mark the fence: since= when this release has no ${name}, nocheck="why" otherwise.`;
}
