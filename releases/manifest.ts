import { sort } from 'semver';
import { majorOf } from './releases.ts';
import { aliasOf, libraryPackage } from './targets.ts';
import { type DocsVersion, releasesOf } from './versions.ts';

export interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The first major whose releases have their core in a separate package. */
const firstWithCore = 8;
const corePackage = '@react-querybuilder/core';

/** The fixtures' manifest with the releases of the table. Only a React that it lacks needs `typesOfReact`. */
export function manifestFor<M extends PackageJson>(
  manifest: M,
  versions: readonly DocsVersion[],
  typesOfReact: string,
): M {
  const libraries = sort([...new Set(versions.flatMap(releasesOf))]);
  const withCore = libraries.filter((release) => majorOf(release) >= firstWithCore);
  const kept = Object.entries(manifest.dependencies).filter(
    ([, specifier]) => !/^npm:(@react-querybuilder\/|react-querybuilder@)/.test(specifier),
  );
  const releases = [
    ...libraries.map((release) => [libraryPackage, release] as const),
    ...versions.flatMap(({ addons, olderAddons = {}, addonTypes = {} }) =>
      [addons, olderAddons, addonTypes].flatMap(Object.entries<string>),
    ),
  ];
  const dependencies = {
    ...Object.fromEntries(versions.flatMap((row) => reactOf(row, manifest, typesOfReact))),
    ...Object.fromEntries(kept),
    ...Object.fromEntries(
      releases.map(([name, release]) => [aliasOf(name, release), `npm:${name}@${release}`]),
    ),
    ...(withCore.length > 0 && { [corePackage]: withCore.at(-1) }),
  };
  const ofLibrary = `${libraryPackage}-`;
  const otherOverrides = Object.entries(manifest.overrides).filter(
    ([alias, packages]) =>
      !alias.startsWith(ofLibrary) ||
      (!(corePackage in packages) &&
        libraries.some((one) => alias === aliasOf(libraryPackage, one))),
  );
  return {
    ...manifest,
    dependencies: Object.fromEntries(
      Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    overrides: Object.fromEntries([
      ...withCore.map((release) => [aliasOf(libraryPackage, release), { [corePackage]: release }]),
      ...otherOverrides,
    ]),
  };
}

/** The fixtures have one React under its own name, and the rest under aliases. */
function reactOf(
  { reactRuntime }: DocsVersion,
  { dependencies }: PackageJson,
  typesOfReact: string,
): readonly (readonly [string, string])[] {
  if (dependencies.react === reactRuntime) return [];
  return ['react', 'react-dom'].flatMap((name) => [
    [aliasOf(name, reactRuntime), `npm:${name}@${reactRuntime}`] as const,
    [aliasOf(`@types/${name}`, reactRuntime), `npm:@types/${name}@${typesOfReact}`] as const,
  ]);
}
