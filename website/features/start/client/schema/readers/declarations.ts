import ts from 'typescript';

/** What names a type. */
type Declaration =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.EnumDeclaration
  | ts.ClassDeclaration;

/** The type parameter that a name within a generic declaration means. */
export function parameterOf(node: ts.Node, name: string): ts.TypeParameterDeclaration | undefined {
  for (let at = node.parent; at; at = at.parent) {
    const { typeParameters = [] } = at as { typeParameters?: ts.TypeParameterDeclaration[] };
    const found = typeParameters.find((parameter) => parameter.name.text === name);
    if (found) return found;
  }
  return undefined;
}

/** The namespaces around a node, from the outermost on. */
function namespacesOf(node: ts.Node): string[] {
  const names: string[] = [];
  for (let at = node.parent; at; at = at.parent)
    if (ts.isModuleDeclaration(at) && ts.isIdentifier(at.name)) names.unshift(at.name.text);
  return names;
}

const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isClassDeclaration(node);

/** Declared types by their names, which start with the names of the namespaces around them. */
export type Declarations = ReadonlyMap<string, readonly Declaration[]>;

export function declarationsOf(source: ts.SourceFile): Declarations {
  const found = new Map<string, readonly Declaration[]>();
  const visit = (node: ts.Node): void => {
    if (isDeclaration(node) && node.name) {
      const name = [...namespacesOf(node), node.name.text].join('.');
      found.set(name, [...(found.get(name) ?? []), node]);
    } else if (ts.isModuleDeclaration(node) || ts.isModuleBlock(node)) ts.forEachChild(node, visit);
  };
  source.statements.forEach(visit);
  return found;
}

/** The declared name that a name means where it's used, from the innermost namespace outwards. */
export function resolve(declarations: Declarations, name: string, node: ts.Node): string {
  for (const spaces = namespacesOf(node); spaces.length > 0; spaces.pop()) {
    const full = [...spaces, name].join('.');
    if (declarations.has(full)) return full;
  }
  return name;
}
