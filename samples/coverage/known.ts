import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { literalsOf, propertiesOf } from '../../releases/history/members.ts';
import { packageFolder } from '../../releases/history/packages.ts';
import type { Release } from '../../releases/history/release.ts';
import type { Target } from '../../releases/targets.ts';

/**
 * Every name in a release that a reader can use: exports, members and literals of exported types, modules,
 * files, CSS classes and variables, data attributes.
 *
 * @param dir - Folder with the `node_modules` that the packages are installed in.
 */
export function knownNames(dir: string, target: Target, release: Release): ReadonlySet<string> {
  const packages = [...new Set(release.entries.map((entry) => entry.package))];
  return new Set([
    ...namesInTypes(release),
    ...release.entries.flatMap(({ specifier }) => [specifier, specifier.replace(/^.*\//, '')]),
    ...packages.flatMap((name) => [...namesInFiles(name, packageFolder(dir, target, name))]),
  ]);
}

/** Whether a release has a name or a path of names, such as `FormatQueryOptions.preset`. */
export const isKnown = (known: ReadonlySet<string>, name: string): boolean =>
  known.has(name) ||
  (/^[\w$]+(?:\.[\w$]+)+$/.test(name) && name.split('.').every((part) => known.has(part)));

function* namesInTypes({ checker, exports }: Release): Iterable<string> {
  for (const { name, type, declarations } of exports.values()) {
    yield name;
    yield* literalsOf(checker, type);
    for (const [member, symbol] of propertiesOf(checker, type)) {
      yield member;
      yield* literalsOf(checker, checker.getTypeOfSymbol(symbol));
    }
    for (const declaration of declarations) yield* namesWritten(declaration);
  }
}

function* namesWritten(node: ts.Node): Iterable<string> {
  if (ts.isStringLiteral(node)) yield node.text;
  if (
    (ts.isPropertySignature(node) ||
      ts.isMethodSignature(node) ||
      ts.isPropertyDeclaration(node) ||
      ts.isMethodDeclaration(node)) &&
    (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
  ) {
    yield node.name.text;
  }
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* namesWritten(child);
}

/** What names look like in a package's files, by extension. */
const patterns: readonly { readonly files: RegExp; readonly name: RegExp }[] = [
  { files: /\.s?css$/, name: /(?<=\.)[A-Za-z_][\w-]*/g },
  { files: /\.s?css$/, name: /--[\w-]+|\$[\w-]+/g },
  { files: /\.m?js$/, name: /\bdata-[a-z]+(?:-[a-z]+)*/g },
];

function* namesInFiles(name: string, folder: string | undefined): Iterable<string> {
  if (!folder) return;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('node_modules/'));
  for (const file of files) {
    const fitting = patterns.filter((pattern) => pattern.files.test(file));
    if (fitting.length === 0) continue;
    yield* [file, file.replace(/^.*\//, ''), `${name}/${file}`];
    const text = readFileSync(join(folder, file), 'utf8');
    for (const pattern of fitting) yield* text.match(pattern.name) ?? [];
  }
}
