import { readManifest } from './fixtures.ts';
import { majorOf } from './releases.ts';
import { packageOf } from './specifiers.ts';
import { addonsOf, type DocsVersion, releasesOf, versions } from './versions.ts';

/** A release, with the React and the add-ons that samples use with it. */
export interface Target {
  readonly library: string;
  /** Package names in samples to names in the fixtures, where these differ. */
  readonly aliases: Readonly<Record<string, string>>;
}

export const libraryPackage = 'react-querybuilder';

/** Name of one release of a package in the fixtures, if they have several. */
export const aliasOf = (name: string, release: string): string => `${name}-${release}`;

/** The targets of a version's pages, its own release first. Throws if the manifest lacks one of them. */
export function targetsOf(
  version: DocsVersion,
  manifest: Readonly<Record<string, string>> = readManifest(),
): readonly Target[] {
  return releasesOf(version).map((library) => ({
    library,
    aliases: {
      [libraryPackage]: installed(libraryPackage, library, manifest),
      ...foreignSiblings(library, manifest),
      ...Object.fromEntries(
        Object.entries(addonsOf(version, library)).map(([name, release]) => [
          name,
          installed(name, release, manifest),
        ]),
      ),
      ...reactAliases(version.reactRuntime, manifest),
    },
  }));
}

/**
 * Parts such as `@react-querybuilder/core` are installed under their own names. A release of another major
 * doesn't have them, so they get a name there that isn't installed.
 */
function foreignSiblings(
  library: string,
  manifest: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(manifest)
      .filter(([name, release]) => name.startsWith('@react-querybuilder/') && /^\d/.test(release))
      .filter(([, release]) => majorOf(release) !== majorOf(library))
      .map(([name]) => [name, aliasOf(name, 'of-another-major')]),
  );
}

function reactAliases(
  release: string,
  manifest: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (manifest.react === release) return {};
  return {
    react: installed('react', release, manifest),
    'react-dom': installed('react-dom', release, manifest),
  };
}

function installed(
  name: string,
  release: string,
  manifest: Readonly<Record<string, string>>,
): string {
  const alias = aliasOf(name, release);
  if (manifest[alias] === `npm:${name}@${release}`) return alias;
  throw new Error(
    `releases/fixtures/package.json lacks "${alias}": "npm:${name}@${release}", which releases/versions.ts names. Add it there and run "npm install" in releases/fixtures.`,
  );
}

/** `react-querybuilder/parseCEL` becomes `react-querybuilder-8.24.1/parseCEL`, by a target's aliases. */
export function mapSpecifier(specifier: string, aliases: Target['aliases']): string {
  const name = packageOf(specifier);
  const alias = name === undefined ? undefined : aliases[name];
  return name === undefined || alias === undefined
    ? specifier
    : `${alias}${specifier.slice(name.length)}`;
}

/** The targets of a fence with `version="5"` or `version="7.7.1"`. Throws if the table has neither. */
export function targetsNamed(name: string): readonly Target[] {
  const row = versions.find((version) => version.name === name);
  if (row) return targetsOf(row);
  for (const version of versions) {
    const target = targetsOf(version).find(({ library }) => library === name);
    if (target) return [target];
  }
  const known = new Set(versions.flatMap((version) => [version.name, ...releasesOf(version)]));
  throw new Error(`"version" names ${name}, but the known versions are ${[...known].join(', ')}.`);
}
