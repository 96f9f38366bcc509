import { createSystem, createVirtualTypeScriptEnvironment } from '@typescript/vfs';
import ts from 'typescript';
import { compilerOptions, stylesheetTypes } from '../../../../../releases/compiler-options.ts';
import { describeName } from '../../../../../releases/descriptions.ts';
import { adviceFor } from '../../../../../releases/mistakes/advice.ts';
import type { ProjectFile } from '../protocol.ts';
import { unknownOption } from './overloads.ts';
import {
  type Finding,
  factsFile,
  type ReleaseFacts,
  type Renaming,
  type Signature,
  type Suggestion,
  type TypeFiles,
} from './protocol.ts';

export type Environment = ReturnType<typeof createEnvironment>;

/** What an editor asks about a file. Positions count characters from 0. */
export type Language = Omit<Environment, 'update'>;

const libraryPackage = 'react-querybuilder';
const folder = '/project/';
const stylesFile = '/stylesheets.d.ts';
const pathOf = (name: string): string => folder + name;
const isKnown = (name: string): boolean => /\.(?:[cm]?[jt]sx?|json)$/.test(name);
const isJavaScript = (name: string): boolean => /\.[cm]?jsx?$/.test(name);

/** TypeScript's host reads an empty file as a missing one. */
const sourceText = (code: string): string => code || '\n';

/** Makes a language service over a virtual file system with the declarations of a release. */
export function createEnvironment(types: TypeFiles) {
  // The environment keeps this map up to date.
  const files = new Map(Object.entries({ ...types, [stylesFile]: stylesheetTypes }));
  const environment = createVirtualTypeScriptEnvironment(createSystem(files), [stylesFile], ts, {
    ...compilerOptions,
    strict: true,
  });
  const service = environment.languageService;
  const facts: ReleaseFacts = JSON.parse(types[factsFile] ?? '{}');

  return {
    /** Files other than code and JSON are ignored. */
    update: (project: readonly ProjectFile[]): void => {
      const wanted = new Map(
        project
          .filter(({ name }) => isKnown(name))
          .map(({ name, code }) => [pathOf(name), sourceText(code)]),
      );
      for (const path of files.keys()) {
        if (path.startsWith(folder) && !wanted.has(path)) environment.deleteFile(path);
      }
      for (const [path, text] of wanted) {
        if (files.get(path) !== text) environment.createFile(path, text);
      }
    },
    complete: (file: string, position: number) => suggestions(service, pathOf(file), position),
    describeSuggestion: (file: string, position: number, name: string) => {
      const path = pathOf(file);
      const details = service.getCompletionEntryDetails(
        path,
        position,
        name,
        undefined,
        undefined,
        undefined,
        undefined,
      );
      return (
        details && {
          type: ts.displayPartsToString(details.displayParts),
          text: ts.displayPartsToString(details.documentation),
        }
      );
    },
    check: (file: string): readonly Finding[] => {
      const program = service.getProgram();
      const source = program?.getSourceFile(pathOf(file));
      if (!program || !source || file.endsWith('.json')) return [];
      const typeProblems = service
        .getSemanticDiagnostics(source.fileName)
        .filter((diagnostic) => !isJavaScript(file) || isForAuthor(diagnostic, source));
      return [...service.getSyntacticDiagnostics(source.fileName), ...typeProblems].map(
        (diagnostic) => findingOf(diagnostic, source, facts, program.getTypeChecker()),
      );
    },
    describe: (file: string, position: number) => describeName(service, pathOf(file), position),
    signature: (file: string, position: number) => signature(service, pathOf(file), position),
    rename: (file: string, position: number) => renaming(service, pathOf(file), position),
  };
}

function suggestions(
  service: ts.LanguageService,
  path: string,
  position: number,
): readonly Suggestion[] {
  const found = service.getCompletionsAtPosition(path, position, {})?.entries ?? [];
  const fits = fitting(service.getProgram()?.getSourceFile(path)?.text.slice(0, position) ?? '');
  const typed = found
    .map(({ name, kind, sortText }) => ({
      name,
      kind,
      // TypeScript's order starts with "10" for locals; keywords and globals have "15".
      rank: 15 - Number.parseInt(sortText, 10) || 0,
    }))
    .filter(({ name, rank }) => rank > 0 || fits(name));
  const known = new Set(typed.map(({ name }) => name));
  const program = service.getProgram();
  return [
    ...typed,
    ...(program ? namesInString(program, path, position) : [])
      .filter((name) => !known.has(name))
      .map((name) => ({ name, kind: 'string', rank: 1 })),
  ];
}

/**
 * Tests for names with a word that starts with the first letter before the cursor. There are 1,500 globals,
 * which an editor would sort and sift while somebody types. Later letters don't matter, because the editor
 * keeps a list until the name is finished.
 */
function fitting(before: string): (name: string) => boolean {
  const [first] = /[\w$]+$/.exec(before)?.[0] ?? '';
  if (first === undefined) return () => true;
  const lower = first.toLowerCase();
  const upper = first.toUpperCase();
  return (name) => name.startsWith(lower) || name.includes(upper) || name.includes(`_${lower}`);
}

/** Types of the library that list the usual values of a rule's properties, which are strings. */
const defaultNames = new Map([
  ['operator', 'DefaultOperatorName'],
  ['combinator', 'DefaultCombinatorName'],
]);

/** For a string whose type allows any text: names of the reader's fields, and defaults. */
function namesInString(program: ts.Program, path: string, position: number): readonly string[] {
  const source = program.getSourceFile(path);
  const node = source && nodeAt(source, position - 1);
  if (!source || !node || !ts.isStringLiteralLike(node)) return [];
  const { parent } = node;
  if (!ts.isPropertyAssignment(parent) || parent.initializer !== node) return [];
  const property = parent.name.getText(source);
  if (property === 'field') return fieldNames(program);
  const type = defaultNames.get(property);
  return type === undefined ? [] : literalsOf(program, source, type);
}

/** Fields are objects that have a name and a label. */
function fieldNames(program: ts.Program): readonly string[] {
  const names = new Set<string>();
  const textOfProperty = (object: ts.ObjectLiteralExpression, name: string) => {
    const property = object.properties.find((one) => one.name?.getText() === name);
    return property &&
      ts.isPropertyAssignment(property) &&
      ts.isStringLiteralLike(property.initializer)
      ? property.initializer.text
      : undefined;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && textOfProperty(node, 'label') !== undefined) {
      const name = textOfProperty(node, 'name');
      if (name !== undefined) names.add(name);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) {
    if (source.fileName.startsWith(folder)) visit(source);
  }
  return [...names];
}

/** Empty if the file doesn't import the library. */
function literalsOf(program: ts.Program, source: ts.SourceFile, type: string): readonly string[] {
  const checker = program.getTypeChecker();
  const specifier = source.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => moduleSpecifier)
    .find((one) => ts.isStringLiteral(one) && one.text === libraryPackage);
  const module = specifier && checker.getSymbolAtLocation(specifier);
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === type);
  if (!symbol) return [];
  const declared = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const union = checker.getDeclaredTypeOfSymbol(declared);
  return (union.isUnion() ? union.types : [union]).flatMap((one) =>
    one.isStringLiteral() ? [one.value] : [],
  );
}

function findingOf(
  diagnostic: ts.Diagnostic,
  source: ts.SourceFile,
  facts: ReleaseFacts,
  checker: ts.TypeChecker,
): Finding {
  const { start = 0, length = 0, code, messageText } = diagnostic;
  const to = start + length;
  const unknown = unknownOption(checker, diagnostic, nodeAt(source, start));
  const message = [ts.flattenDiagnosticMessageText(messageText, '\n'), unknown]
    .filter((line) => line !== undefined)
    .join('\n');
  const at = source.text.slice(start, to);
  return {
    from: start,
    to,
    code,
    message,
    ...adviceFor(facts.release, { message, at }, facts.later),
  };
}

/** A module, or an export of one, that doesn't exist. */
const missing: readonly number[] = [2305, 2307, 2614, 2724];

/**
 * Whether a diagnostic of JavaScript says that a component doesn't have a prop, or a package an export.
 * JavaScript can't declare types, so most other errors in it are about something that its author can't fix.
 */
function isForAuthor(
  { start = 0, code, messageText }: ts.Diagnostic,
  source: ts.SourceFile,
): boolean {
  const isAboutProp = /Property '[^']+' does not exist on type/.test(
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
  return missing.includes(code) || (isAboutProp && ts.isJsxAttribute(nodeAt(source, start).parent));
}

function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(source) || position >= node.end) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

function signature(
  service: ts.LanguageService,
  path: string,
  position: number,
): Signature | undefined {
  const help = service.getSignatureHelpItems(path, position, {});
  const item = help?.items[help.selectedItemIndex];
  if (!help || !item) return undefined;
  const text = ts.displayPartsToString;
  const labels = item.parameters.map(({ displayParts }) => text(displayParts));
  const separator = text(item.separatorDisplayParts);
  const index = Math.min(help.argumentIndex, labels.length - 1);
  const before = labels.slice(0, Math.max(index, 0));
  const after = labels.slice(index + 1);
  return {
    before: text(item.prefixDisplayParts) + before.map((label) => label + separator).join(''),
    parameter: labels[index] ?? '',
    after: after.map((label) => separator + label).join('') + text(item.suffixDisplayParts),
    text: text(item.parameters[index]?.documentation ?? []) || text(item.documentation),
    from: help.applicableSpan.start,
  };
}

function renaming(service: ts.LanguageService, path: string, position: number): Renaming {
  const info = service.getRenameInfo(path, position, {});
  if (!info.canRename) return { problem: 'Put the cursor on a name that this file declares.' };
  const locations = service.findRenameLocations(path, position, false, false, {}) ?? [];
  if (locations.some(({ fileName }) => !fileName.startsWith(folder))) {
    return { problem: `“${info.displayName}” is a name of a package, so it can’t be renamed.` };
  }
  if (locations.some(({ fileName }) => fileName !== path)) {
    return {
      problem: `Other files use “${info.displayName}” too, so it can’t be renamed in this one alone.`,
    };
  }
  return {
    name: info.displayName,
    spans: locations.map(({ textSpan: { start, length } }) => ({
      from: start,
      to: start + length,
    })),
  };
}
