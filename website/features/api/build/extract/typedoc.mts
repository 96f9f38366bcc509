// Runs TypeDoc in a separate process: `node --import tsx typedoc.mts <job as JSON>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Application,
  Comment,
  Context,
  Converter,
  ReflectionKind,
  type SignatureReflection,
  type TypeDocOptions,
} from 'typedoc';
import ts from 'typescript';
import { expandedPrefix, type Job, type JobModule } from './job.ts';

/** Only the product's own packages and the types of `json-logic-js` are described. */
const externalPattern = [
  '**/node_modules/!(react-querybuilder|@react-querybuilder|@types)/**',
  '**/node_modules/@types/!(json-logic-js)/**',
];

const options: TypeDocOptions = {
  excludeExternals: true,
  excludePrivate: true,
  externalPattern,
  disableSources: true,
  // Not all of the kits' own types are installed in the form that their add-ons require.
  skipErrorChecking: true,
  logLevel: 'Error',
  readme: 'none',
  sort: ['source-order'],
};

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const job: Job = JSON.parse(process.argv[2] ?? '');
type NormalizedPath = Parameters<Application['serializer']['projectToObject']>[1];
const workFolder = job.workFolder.replaceAll('\\', '/') as NormalizedPath;
const inEntries = (file: string) => join(job.workFolder, file);

markFunctions();
mkdirSync(job.workFolder, { recursive: true });
const entryPoints = job.modules.map((module, index) => {
  const file = inEntries(`${index}.ts`);
  writeFileSync(file, sourceOf(module));
  return file;
});
const tsconfig = inEntries('tsconfig.json');
writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: entryPoints }));
const app = await Application.bootstrap({ ...options, entryPoints, tsconfig });
app.converter.on(Converter.EVENT_CREATE_SIGNATURE, keepNamesOfConstraints);
const project = await app.convert();
if (!project) throw new Error('TypeDoc could not read the types.');
writeFileSync(job.outFile, JSON.stringify(app.serializer.projectToObject(project, workFolder)));

function sourceOf({ name, specifier, expanded }: JobModule): string {
  const members = Object.entries(expanded).flatMap(([name, type]) => [
    `import type { ${type.match(/\w+/g)?.join(', ')} } from '${specifier}';`,
    `export interface ${expandedPrefix}${name} extends ${type} {}`,
  ]);
  return [`/** @module ${name} */`, `export * from '${specifier}';`, ...members, ''].join('\n');
}

/**
 * Published types declare most functions as constants (`declare const add: AddMethod`), which
 * TypeDoc lists as variables. `@function` makes it list their signatures.
 */
function markFunctions(): void {
  const getComment = Context.prototype.getComment;
  Context.prototype.getComment = function (symbol, kind) {
    const comment = getComment.call(this, describedSymbol(this.checker, symbol), kind);
    if (kind !== ReflectionKind.Variable || !isFunction(this.checker, symbol)) return comment;
    const marked = comment ?? new Comment();
    marked.modifierTags.add('@function');
    return marked;
  };
}

/** The comment of a destructured name is at the property that it's taken from. */
function describedSymbol(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  const declaration = symbol.valueDeclaration;
  if (!declaration || !ts.isBindingElement(declaration)) return symbol;
  return checker.getTypeAtLocation(declaration.parent).getProperty(symbol.name) ?? symbol;
}

function isFunction(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const [declaration] = symbol.getDeclarations() ?? [];
  if (!declaration) return false;
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  return type.getCallSignatures().length > 0 && type.getConstructSignatures().length === 0;
}

/**
 * For `<F extends FullField>`, the compiler gives TypeDoc the expansion of `FullField`, sometimes
 * hundreds of lines; the written name says more.
 */
function keepNamesOfConstraints(
  context: Context,
  { typeParameters = [] }: SignatureReflection,
  _declaration: unknown,
  signature?: ts.Signature,
): void {
  for (const [index, parameter] of typeParameters.entries()) {
    const declaration = signature?.typeParameters?.[index]?.symbol?.declarations?.[0];
    if (!declaration || !ts.isTypeParameterDeclaration(declaration)) continue;
    const { constraint, default: fallback } = declaration;
    if (isBareName(constraint)) parameter.type = app.converter.convertType(context, constraint);
    if (isBareName(fallback)) parameter.default = app.converter.convertType(context, fallback);
  }
}

function isBareName(node: ts.TypeNode | undefined): node is ts.TypeReferenceNode {
  return node !== undefined && ts.isTypeReferenceNode(node) && !node.typeArguments;
}
