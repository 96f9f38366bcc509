import ts from 'typescript';

/** The modules that code imports, types and `require` included, as it writes them. */
export const importsOf = (code: string): readonly string[] =>
  ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
