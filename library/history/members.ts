import ts from 'typescript';

/**
 * The forms that a type can have: the members of a union, both branches of a conditional type.
 *
 * @param checker - The program's checker.
 * @param type - Any type; type parameters can be open.
 */
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

/**
 * The properties of a type, in any of its forms.
 *
 * @param checker - The program's checker.
 * @param type - Any type; strings, numbers, and other primitives have no properties of interest.
 */
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

/**
 * The type of a symbol: the type that a type's name refers to, or the type of a value or property.
 *
 * @param checker - The program's checker.
 * @param symbol - An export or a property, aliases resolved.
 */
export function typeOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type {
  const isType =
    symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class);
  return isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
}

/**
 * The strings that a type allows, for example the names of the export formats.
 *
 * @param checker - The program's checker.
 * @param type - A union of literals, or of literals and other types.
 */
export const literalsOf = (checker: ts.TypeChecker, type: ts.Type): readonly string[] =>
  formsOf(checker, type).flatMap((form) => (form.isStringLiteral() ? [form.value] : []));

/**
 * The type of a React component's props.
 *
 * @param checker - The program's checker.
 * @param type - The component's type, a class or a function.
 */
export const propsTypesOf = (checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] =>
  formsOf(checker, type).flatMap((form) =>
    form
      .getCallSignatures()
      .flatMap(({ parameters: [props] }) => (props ? [checker.getTypeOfSymbol(props)] : [])),
  );
