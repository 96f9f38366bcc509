import { majorOf } from '../../../../../releases/releases.ts';
import type { Packages } from '../../../project/vite.ts';
import type { packageManagers } from '../panels/code/settings.ts';
import { kitCode } from './kit-code.ts';
import type { PackageName } from './package-names.ts';
import type { CodeInput } from './types.ts';
import { versions } from './versions.ts';

export type Manager = (typeof packageManagers)[number]['id'];

const library = 'react-querybuilder';

function packagesOf({ kit, state }: CodeInput): readonly PackageName[] {
  const { enableDragAndDrop, useDateTimePackage } = state.options;
  const wanted: readonly PackageName[] = [
    library,
    ...kitCode[kit].packages,
    ...(enableDragAndDrop ? (['@react-querybuilder/dnd', '@dnd-kit/core'] as const) : []),
    ...(useDateTimePackage ? (['@react-querybuilder/datetime', 'dayjs'] as const) : []),
  ];
  return [...new Set(wanted)];
}

/** The release to install: any of the library's major for add-ons that the demo has replacements for. */
export const releaseOf = (name: PackageName): string =>
  versions[name].includes('standin') ? `^${majorOf(versions[library])}.0.0` : versions[name];

/** Whether an add-on requires a different release of the library than the program's. */
const needsOverride = (input: CodeInput): boolean =>
  packagesOf(input).some(
    (name) =>
      name.startsWith('@react-querybuilder/') &&
      name !== '@react-querybuilder/datetime' &&
      versions[name] !== versions[library],
  );

/** What to know before you install a program's packages; empty if there's nothing to know. */
export function installNote(input: CodeInput): string {
  const notes = [
    needsOverride(input) &&
      'An add-on requires a different release of the library. Before you install, copy the override from the package.json below to yours.',
    kitCode[input.kit].published,
  ];
  return notes.filter(Boolean).join(' ');
}

/** Makes a package manager accept add-ons that require a different release of the library. */
function overrideFor(manager: Manager): object {
  const release = versions[library];
  switch (manager) {
    case 'npm':
      return { overrides: { [library]: `$${library}` } };
    case 'yarn':
      return { resolutions: { [library]: release } };
    case 'pnpm':
      return { pnpm: { overrides: { [library]: release } } };
    case 'bun':
      return { overrides: { [library]: release } };
  }
}

export function installLines(input: CodeInput, manager: Manager): string {
  const { buildPackages = [] } = kitCode[input.kit];
  const list = (names: readonly PackageName[]) =>
    names.map((name) => `${name}@${releaseOf(name)}`).join(' ');
  const add = manager === 'npm' ? 'npm install' : `${manager} add`;
  return [
    `${add} ${list(packagesOf(input))}`,
    ...(buildPackages.length > 0 ? [`${add} -D ${list(buildPackages)}`] : []),
  ].join('\n');
}

const releases = (names: readonly PackageName[]) =>
  Object.fromEntries(names.map((name) => [name, releaseOf(name)]));

/** What a project installs, with the overrides that a package manager needs. */
export function projectPackages(input: CodeInput, manager: Manager): Packages {
  const { buildPackages = [] } = kitCode[input.kit];
  const typing = ['typescript', '@types/react', '@types/react-dom'] as const;
  return {
    dependencies: releases(['react', 'react-dom', ...packagesOf(input)]),
    devDependencies: releases([
      'vite',
      '@vitejs/plugin-react',
      ...buildPackages,
      ...(input.isTypeScript ? typing : []),
    ]),
    ...(needsOverride(input) && overrideFor(manager)),
  };
}
