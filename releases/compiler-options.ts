import ts from 'typescript';

/** For samples and for the code that readers edit. */
export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Files are modules even without an import, so their names don't conflict.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  checkJs: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Without members, because a stylesheet may be imported only for its effect. */
export const stylesheetTypes: string = ['css', 'scss', 'sass', 'less']
  .map((extension) => `declare module '*.${extension}' {}`)
  .join('\n');
