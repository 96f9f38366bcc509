import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aliasOf, libraryPackage, type Target } from '../targets.ts';

/** Packages that the library is or was built from, in its own version. */
const parts = ['@react-querybuilder/core', '@react-querybuilder/ctx', '@react-querybuilder/ts'];

/** v7's types import it without depending on it, and lose most members if it is missing. */
const missingDependencies = { 'type-fest': '4.41.0' };

interface PackageJson {
  readonly private: true;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The output of an npm command. Throws if npm fails. */
const npm = (args: readonly string[], cwd?: string): string =>
  execFileSync('npm', [...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm is a .cmd file on Windows, which only a shell starts.
    shell: process.platform === 'win32',
  });

export const publishedVersions = (name = libraryPackage): readonly string[] =>
  JSON.parse(npm(['view', name, 'versions', '--json', '--loglevel=error']));

/**
 * Installs releases side by side, each with the parts that were published with it. A range would resolve to
 * the newest parts, so an old release would seem to have later names.
 *
 * @throws Error if npm fails.
 */
export function installReleases(dir: string, releases: readonly string[]): readonly Target[] {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), JSON.stringify(manifestOf(releases), undefined, 2));
  // Peers are kits and frameworks, whose types don't add names.
  install(dir);
  return releases.map((library) => ({
    library,
    aliases: { [libraryPackage]: aliasOf(libraryPackage, library) },
  }));
}

/** Installs what the manifest in a folder names, without peers. Throws if npm fails. */
export function install(dir: string): void {
  npm(
    [
      'install',
      '--ignore-scripts',
      '--legacy-peer-deps',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--loglevel=error',
    ],
    dir,
  );
}

export const manifestOf = (releases: readonly string[]): PackageJson => ({
  private: true,
  dependencies: {
    ...missingDependencies,
    ...Object.fromEntries(
      releases.map((release) => [
        aliasOf(libraryPackage, release),
        `npm:${libraryPackage}@${release}`,
      ]),
    ),
  },
  overrides: Object.fromEntries(
    releases.map((release) => [
      aliasOf(libraryPackage, release),
      Object.fromEntries(parts.map((part) => [part, release])),
    ]),
  ),
});
