import ts from 'typescript';

const noOverload = 2769;

/**
 * Names the property of an object that no overload of the called function knows. Of more than three overloads,
 * TypeScript explains only the last, which often doesn't take an object at all.
 *
 * @param node - Where TypeScript reports the diagnostic.
 * @returns TypeScript's sentence about such a property, if there is one and the diagnostic lacks it.
 */
export function unknownOption(
  checker: ts.TypeChecker,
  { code, messageText }: ts.Diagnostic,
  node: ts.Node,
): string | undefined {
  const call = code === noOverload ? ts.findAncestor(node, ts.isCallExpression) : undefined;
  if (!call) return undefined;
  const signatures = checker.getTypeAtLocation(call.expression).getCallSignatures();
  for (const [index, argument] of call.arguments.entries()) {
    if (!ts.isObjectLiteralExpression(argument)) continue;
    const types = signatures.flatMap(({ parameters }) => {
      const parameter = parameters[index];
      return parameter
        ? objectsIn(checker, checker.getTypeOfSymbolAtLocation(parameter, call))
        : [];
    });
    const [first] = types;
    const unknown = argument.properties
      .map(({ name }) => name)
      .filter((name) => name !== undefined)
      .filter((name) => ts.isIdentifier(name) || ts.isStringLiteral(name))
      .find(({ text }) => !types.some((type) => accepts(checker, type, text)));
    if (!first || !unknown) continue;
    const cause = `'${unknown.text}' does not exist in type`;
    if (ts.flattenDiagnosticMessageText(messageText, '').includes(cause)) return undefined;
    return `Object literal may only specify known properties, and ${cause} '${checker.typeToString(first)}'.`;
  }
  return undefined;
}

/** Types whose properties TypeScript doesn't know. */
const open =
  ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive | ts.TypeFlags.TypeParameter;

/** The types of objects among what a parameter accepts. */
function objectsIn(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const bound = checker.getBaseConstraintOfType(type) ?? type;
  return (bound.isUnion() ? bound.types : [bound]).filter(
    ({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection | open),
  );
}

const accepts = (checker: ts.TypeChecker, type: ts.Type, name: string): boolean =>
  (type.flags & open) !== 0 ||
  type.getStringIndexType() !== undefined ||
  type.getProperties().length === 0 ||
  checker.getPropertyOfType(type, name) !== undefined;
