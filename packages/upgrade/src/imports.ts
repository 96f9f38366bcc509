import ts from 'typescript';

const library = 'react-querybuilder';

/** A name of the library, and the local name in a file. */
export interface Imported {
  readonly name: string;
  readonly local: string;
  readonly node: ts.Node;
}

/** A statement that gets names from a module: an import, a re-export, or a call of `require`. */
export interface Source {
  readonly module: string;
  readonly specifier: ts.StringLiteralLike;
  readonly names: readonly Imported[];
  /** The local name of the whole module. */
  readonly namespace?: string;
  /** Set if the statement can be written again with other names. */
  readonly statement?: ts.Statement;
  /** Writes the statement for some of the names. */
  readonly write: (names: readonly string[], module: string) => string;
}

/** Whether a module is the library or a part of it. */
export const isLibrary = (module: string): boolean =>
  module === library || module.startsWith(`${library}/`);

/** Whether rules can be about a module. */
const isOfInterest = (module: string): boolean =>
  isLibrary(module) || /^@react-querybuilder\/|^@?react-awesome-query-builder(?:\/|$)/.test(module);

export function sourcesOf(file: ts.SourceFile): readonly Source[] {
  const sources: Source[] = [];
  const visit = (node: ts.Node): void => {
    const source = importOf(node) ?? exportOf(node) ?? callOf(node);
    if (source && isOfInterest(source.module)) sources.push(source);
    // A chain of calls in a single expression can be deeper than the stack, so only statements nest here.
    ts.forEachChild(node, visit);
  };
  visit(file);
  return sources;
}

const quoteOf = (specifier: ts.StringLiteralLike) => specifier.getText()[0] ?? "'";

const textOf = (name: string, local: string, as: string) =>
  name === local ? name : `${name}${as}${local}`;

/** Writes a name of a statement with another name for the export. */
export const renamed = (node: ts.Node, name: string, local: string): string => {
  const type =
    (ts.isImportSpecifier(node) || ts.isExportSpecifier(node)) && node.isTypeOnly ? 'type ' : '';
  return `${type}${textOf(name, local, ts.isBindingElement(node) ? ': ' : ' as ')}`;
};

function importOf(node: ts.Node): Source | undefined {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteralLike(node.moduleSpecifier)) return;
  const { importClause: clause, moduleSpecifier: specifier } = node;
  const bindings = clause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  const whole = clause?.name;
  const type = clause?.isTypeOnly ? 'type ' : '';
  const quote = quoteOf(specifier);
  return {
    module: specifier.text,
    specifier,
    names: [
      ...(whole ? [{ name: 'default', local: whole.text, node: whole }] : []),
      ...named.map((element) => ({
        name: (element.propertyName ?? element.name).text,
        local: element.name.text,
        node: element,
      })),
    ],
    ...(bindings && ts.isNamespaceImport(bindings) && { namespace: bindings.name.text }),
    ...(named.length > 0 && !node.attributes && { statement: node }),
    write: (names, module) => {
      const start = whole && module === specifier.text ? [whole.text] : [];
      const braces = names.length > 0 ? [`{ ${names.join(', ')} }`] : [];
      return `import ${type}${[...start, ...braces].join(', ')} from ${quote}${module}${quote};`;
    },
  };
}

function exportOf(node: ts.Node): Source | undefined {
  if (!ts.isExportDeclaration(node) || !node.moduleSpecifier) return;
  if (!ts.isStringLiteralLike(node.moduleSpecifier)) return;
  const { moduleSpecifier: specifier, exportClause: clause } = node;
  const named = clause && ts.isNamedExports(clause) ? clause.elements : [];
  const isPlain =
    named.length > 0 &&
    !node.attributes &&
    named.every(({ name, propertyName }) =>
      [name, propertyName].every((one) => !one || ts.isIdentifier(one)),
    );
  const quote = quoteOf(specifier);
  const type = node.isTypeOnly ? 'type ' : '';
  return {
    module: specifier.text,
    specifier,
    names: named.map((element) => ({
      name: (element.propertyName ?? element.name).text,
      local: element.name.text,
      node: element,
    })),
    ...(isPlain && { statement: node }),
    write: (names, module) =>
      `export ${type}{ ${names.join(', ')} } from ${quote}${module}${quote};`,
  };
}

/** Calls of `require` and `import()`. */
function callOf(call: ts.Node): Source | undefined {
  if (!ts.isCallExpression(call)) return;
  const { expression, arguments: args } = call;
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword;
  if (!isImport && !(ts.isIdentifier(expression) && expression.text === 'require')) return;
  const [specifier] = args;
  if (!specifier || !ts.isStringLiteralLike(specifier)) return;
  const declared = declarationOf(call, isImport);
  return declared
    ? declaredSource(declared, specifier, isImport)
    : { module: specifier.text, specifier, names: [], write: () => call.getText() };
}

/** The variable in `const a = require('b')` and `const a = await import('b')`, or a parameter of `then`. */
function declarationOf(
  call: ts.CallExpression,
  isImport: boolean,
): ts.VariableDeclaration | ts.ParameterDeclaration | undefined {
  const { parent } = call;
  if (!isImport) return ts.isVariableDeclaration(parent) ? parent : undefined;
  if (ts.isAwaitExpression(parent)) {
    return ts.isVariableDeclaration(parent.parent) ? parent.parent : undefined;
  }
  if (!ts.isPropertyAccessExpression(parent) || parent.name.text !== 'then') return;
  const [callback] = ts.isCallExpression(parent.parent) ? parent.parent.arguments : [];
  return callback && (ts.isArrowFunction(callback) || ts.isFunctionExpression(callback))
    ? callback.parameters[0]
    : undefined;
}

function declaredSource(
  node: ts.VariableDeclaration | ts.ParameterDeclaration,
  specifier: ts.StringLiteralLike,
  isImport: boolean,
): Source {
  const pattern = ts.isObjectBindingPattern(node.name) ? node.name.elements : [];
  const isPlain = pattern.every(
    ({ dotDotDotToken, initializer, name }) =>
      !dotDotDotToken && !initializer && ts.isIdentifier(name),
  );
  const list = node.parent;
  const statement = list.parent;
  const isAlone =
    ts.isVariableDeclaration(node) &&
    ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.length === 1 &&
    !statement.modifiers?.length &&
    !node.type &&
    // After `if (…)`, there is room for one statement.
    (ts.isSourceFile(statement.parent) || ts.isBlock(statement.parent));
  const keyword = list.getText().split(/\s/, 1)[0] ?? 'const';
  const quote = quoteOf(specifier);
  return {
    module: specifier.text,
    specifier,
    names: pattern.flatMap((element) =>
      ts.isIdentifier(element.name)
        ? [
            {
              name: (element.propertyName ?? element.name).getText(),
              local: element.name.text,
              node: element,
            },
          ]
        : [],
    ),
    ...(ts.isIdentifier(node.name) && { namespace: node.name.text }),
    ...(isAlone && isPlain && pattern.length > 0 && { statement }),
    write: (names, module) =>
      `${keyword} { ${names.join(', ')} } = ${isImport ? 'await import' : 'require'}(${quote}${module}${quote});`,
  };
}
