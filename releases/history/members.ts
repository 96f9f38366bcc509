import ts from 'typescript';

/** The forms that a type can have: the members of a union, or both branches of a conditional type. */
export function formsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((member) => formsOf(checker, member));
  if (type.flags & ts.TypeFlags.Conditional) {
    const { trueType, falseType } = (type as ts.ConditionalType).root.node;
    return [trueType, falseType].flatMap((node) =>
      formsOf(checker, checker.getTypeFromTypeNode(node)),
    );
  }
  return [type];
}

/** The properties of a type, in any of its forms. Primitives have none of interest. */
export function propertiesOf(
  checker: ts.TypeChecker,
  type: ts.Type,
): ReadonlyMap<string, ts.Symbol> {
  const properties = new Map<string, ts.Symbol>();
  for (const form of formsOf(checker, type)) {
    if (!isStructured(form) || isList(checker, form)) continue;
    for (const property of checker.getPropertiesOfType(form)) {
      if (!isHidden(property)) properties.set(property.name, property);
    }
  }
  return properties;
}

/** Private members, and those that TypeScript names itself, such as computed keys. */
const isHidden = ({ name, declarations = [] }: ts.Symbol): boolean =>
  name.startsWith('__') ||
  declarations.some(
    (declaration) => ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Private,
  );

const isStructured = ({ flags }: ts.Type): boolean =>
  (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;

const isList = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  checker.isArrayType(type) || checker.isTupleType(type);

/** The type that a type's name refers to, or the type of a value or property, with aliases resolved. */
export function typeOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type {
  const isType =
    symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class);
  return isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
}

export const literalsOf = (checker: ts.TypeChecker, type: ts.Type): readonly string[] =>
  formsOf(checker, type).flatMap((form) => (form.isStringLiteral() ? [form.value] : []));

/** The type of the props of a React component, which is a class or a function. */
export const propsTypesOf = (checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] =>
  formsOf(checker, type).flatMap((form) =>
    form
      .getCallSignatures()
      .flatMap(({ parameters: [props] }) => (props ? [checker.getTypeOfSymbol(props)] : [])),
  );
