import ts from 'typescript';

/** The library's name at a position, as the reference pages know it. */
export interface Subject {
  readonly name: string;
  /** The type that it's a member of; empty for an export. */
  readonly owner: string;
}

/** A name's type and what its doc comment says. */
export interface Description {
  /** Where the name is in the file, in characters from 0; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly type: string;
  readonly text: string;
  /** Set if the name is the library's. */
  readonly subject?: Subject;
}

/**
 * Describes the name at a position of a file.
 *
 * @param path - Of the file, as the language service knows it.
 * @returns `undefined` if there is no name.
 */
export function describeName(
  service: ts.LanguageService,
  path: string,
  position: number,
): Description | undefined {
  const info = service.getQuickInfoAtPosition(path, position);
  if (!info?.displayParts) return undefined;
  const subject = subjectAt(service, path, position);
  return {
    from: info.textSpan.start,
    to: info.textSpan.start + info.textSpan.length,
    type: ts.displayPartsToString(info.displayParts),
    text: ts.displayPartsToString(info.documentation),
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
  if (!definition) return undefined;
  const { name, containerName } = definition;
  // The container of an export is its module.
  return { name, owner: /^\w+$/.test(containerName) ? containerName : '' };
}
