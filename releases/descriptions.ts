import ts from 'typescript';

/** A name of the library, as the reference pages know it. */
export interface Subject {
  readonly name: string;
  /** The type that it's a member of; empty for an export. */
  readonly owner: string;
}

export interface Description {
  /** In characters from 0; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly type: string;
  readonly text: string;
  /** What its `@deprecated` tag says. */
  readonly deprecated?: string;
  readonly subject?: Subject;
}

/** Describes the name at a position, if there is one. The path is the language service's. */
export function describeName(
  service: ts.LanguageService,
  path: string,
  position: number,
): Description | undefined {
  const info = service.getQuickInfoAtPosition(path, position);
  if (!info?.displayParts) return undefined;
  const subject = subjectAt(service, path, position);
  const tag = info.tags?.find(({ name }) => name === 'deprecated');
  return {
    from: info.textSpan.start,
    to: info.textSpan.start + info.textSpan.length,
    type: ts.displayPartsToString(info.displayParts),
    text: ts.displayPartsToString(info.documentation),
    ...(tag && { deprecated: ts.displayPartsToString(tag.text) }),
    ...(subject && { subject }),
  };
}

/** The folder of the library or of an add-on. The fixtures have several releases, whose names end in the release. */
const libraryFolder =
  /\/node_modules\/(?:@react-querybuilder\/[^/]+|react-querybuilder(?:-[\d.]+)?)\//;

function subjectAt(
  service: ts.LanguageService,
  path: string,
  position: number,
): Subject | undefined {
  const definition = service
    .getDefinitionAtPosition(path, position)
    ?.find(({ fileName }) => libraryFolder.test(fileName));
  const source = definition && service.getProgram()?.getSourceFile(definition.fileName);
  if (!source) return undefined;
  const owner = ownerAt(source, definition.textSpan.start);
  return owner === undefined ? undefined : { name: definition.name, owner };
}

/**
 * The named type whose member is declared at a position. Empty if it isn't a member, and `undefined` if the
 * type has no name.
 */
function ownerAt(source: ts.SourceFile, position: number): string | undefined {
  let owner: string | undefined;
  let isMember = false;
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(source) || position >= node.end) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) owner = node.name.text;
    if (ts.isTypeElement(node)) isMember = true;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return isMember ? owner : '';
}
