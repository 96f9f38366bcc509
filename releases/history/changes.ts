import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { libraryPackage, type Target } from '../targets.ts';
import { documentedTypes, historyKeys } from './families.ts';
import { propertiesOf } from './members.ts';
import type { Release } from './release.ts';

export interface ReleaseFacts {
  readonly release: string;
  readonly keys: ReadonlySet<string>;
  /** Types of props and options, as declared. */
  readonly types: ReadonlyMap<string, string>;
  /** Defaults of props and options, as their comments name them. */
  readonly defaults: ReadonlyMap<string, string>;
  /** Ranges of peer dependencies, and `yes` for each dependency. */
  readonly packages: ReadonlyMap<string, string>;
}

type NameChange = readonly [before: string | null, after: string | null];

export interface ReleaseChanges {
  readonly before: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly types: Readonly<Record<string, NameChange>>;
  readonly defaults: Readonly<Record<string, NameChange>>;
  readonly packages: Readonly<Record<string, NameChange>>;
}

/** By release, oldest first; the oldest release itself isn't in it. */
export type StoredChanges = Readonly<Record<string, ReleaseChanges>>;

/** Reads what is compared of a release. Its packages are in the `node_modules` of `dir`. */
export function factsOf(dir: string, target: Target, release: Release): ReleaseFacts {
  const types = new Map<string, string>();
  const defaults = new Map<string, string>();
  for (const [prefix, names] of Object.entries(documentedTypes)) {
    for (const name of names) {
      const type = release.exports.get(name)?.type;
      if (!type) continue;
      for (const [member, symbol] of propertiesOf(release.checker, type)) {
        types.set(`${prefix}.${member}`, declaredType(symbol));
        const value = declaredDefault(symbol);
        if (value !== undefined) defaults.set(`${prefix}.${member}`, value);
      }
    }
  }
  const keys = historyKeys(release);
  return { release: target.library, keys, types, defaults, packages: packagesIn(dir, target) };
}

/** The text of a member's type, without what differs only in notation. */
function declaredType({ declarations = [] }: ts.Symbol): string {
  const texts = declarations.map((declaration) => {
    const { type } = declaration as ts.PropertySignature;
    if (ts.isMethodSignature(declaration)) {
      const parameters = declaration.parameters.map((one) => one.getText()).join(', ');
      return `(${parameters}) => ${type?.getText() ?? 'any'}`;
    }
    return type?.getText() ?? '';
  });
  return (
    [...new Set(texts)]
      .join(' | ')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll("'", '"')
      .replaceAll('; }', ' }')
      // The bundler that writes the types adds it to names that occur twice.
      .replaceAll(/\$\d+\b/g, '')
      .trim()
  );
}

function declaredDefault({ declarations = [] }: ts.Symbol): string | undefined {
  const [tag] = declarations
    .flatMap((declaration) => [...ts.getJSDocTags(declaration)])
    .filter(({ tagName }) => tagName.text === 'default' || tagName.text === 'defaultValue');
  const text = ts.getTextOfJSDocComment(tag?.comment)?.replaceAll(/\s+/g, ' ').replaceAll('`', '');
  return text?.trim() || undefined;
}

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function packagesIn(dir: string, { aliases }: Target): ReadonlyMap<string, string> {
  const file = join(dir, 'node_modules', aliases[libraryPackage] ?? '', 'package.json');
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as PackageJson;
  return new Map([
    // Ranges of dependencies change with each release, and npm installs what fits.
    ...Object.keys(dependencies).map((name) => [name, 'dependency'] as const),
    ...Object.entries(peerDependencies).map(([name, range]) => [name, `peer ${range}`] as const),
  ]);
}

/** Compares each release with the one before. The facts are oldest first. */
export function changesOf(facts: readonly ReleaseFacts[]): StoredChanges {
  const pairs = facts.slice(1).map((after, index) => ({ before: facts[index] ?? after, after }));
  return Object.fromEntries(
    pairs.map(({ before, after }) => {
      const isKept = (key: string) => before.types.has(key) && after.types.has(key);
      // Comments began to name most defaults long after the library had them.
      const isNamed = (key: string) => before.defaults.has(key) && after.defaults.has(key);
      return [
        after.release,
        {
          before: before.release,
          added: [...after.keys].filter((key) => !before.keys.has(key)).sort(),
          removed: [...before.keys].filter((key) => !after.keys.has(key)).sort(),
          types: changed(before.types, after.types, isKept),
          defaults: changed(before.defaults, after.defaults, isNamed),
          packages: changed(before.packages, after.packages, () => true),
        },
      ];
    }),
  );
}

function changed(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  isCompared: (key: string) => boolean,
): Readonly<Record<string, NameChange>> {
  const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
  return Object.fromEntries(
    keys
      .filter((key) => isCompared(key) && before.get(key) !== after.get(key))
      .map((key) => [key, [before.get(key) ?? null, after.get(key) ?? null]]),
  );
}
