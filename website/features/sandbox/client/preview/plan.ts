import { resolveRelativeImport } from '../../../../../releases/relative-imports';
import { packageOf } from '../../../../../releases/specifiers';
import { own } from '../../../../src/components/own';
import type { CompileAnswer, Fault, ModuleImport, RuntimeManifest } from '../../frame/protocol';
import type { ProjectFile } from '../project';

export type Plan = { readonly scripts: readonly string[] } | { readonly fault: Fault };

/**
 * Decides which bundles a run loads.
 *
 * @param modules - The files, compiled.
 * @returns Names of files below `/play/` in the order in which they run, or a fault for the first
 *   import that can't be resolved.
 */
export function planRun(
  manifest: RuntimeManifest,
  release: string,
  files: readonly ProjectFile[],
  modules: CompileAnswer['modules'],
): Plan {
  const runtime = own(manifest.runtimes, release);
  if (!runtime) {
    const known = Object.keys(manifest.runtimes).join(', ');
    return {
      fault: {
        kind: 'import',
        message: `Release ${release} isn’t available here. Available releases: ${known}.`,
      },
    };
  }
  const names = new Set(files.map(({ name }) => name));
  const bundles = runtime.bundles.flatMap((name) => manifest.bundles[name] ?? []);
  const available = bundles.flatMap(({ modules: own, styles }) => [...own, ...styles]);
  const wanted = new Set<string>();
  for (const { name, imports } of modules) {
    for (const request of imports) {
      const { specifier, line } = request;
      if (isRelative(specifier)) {
        if (resolveRelativeImport(specifier, name, names) !== undefined) continue;
      } else if (available.includes(specifier)) {
        wanted.add(specifier);
        continue;
      }
      const message = isRelative(specifier)
        ? missingFile(specifier, [...names])
        : missingPackage(request, available, release);
      return { fault: { kind: 'import', message, file: name, line } };
    }
  }
  const needed = bundles.filter(
    ({ base, modules: own, styles }) =>
      base || own.some((name) => wanted.has(name)) || styles.some((name) => wanted.has(name)),
  );
  return { scripts: needed.map(({ file }) => file) };
}

const isRelative = (specifier: string): boolean => /^\.\.?\//.test(specifier);

const missingFile = (specifier: string, names: readonly string[]): string =>
  `There is no file "${specifier}". The project has ${names.join(', ')}.`;

function missingPackage(
  { specifier }: ModuleImport,
  available: readonly string[],
  release: string,
): string {
  const name = packageOf(specifier);
  const packages = [...new Set(available.map(packageOf))];
  // If the package is known, suggest its entry points; otherwise, packages.
  const list = packages.includes(name)
    ? available.filter((entry) => packageOf(entry) === name && entry !== 'react/jsx-runtime')
    : packages;
  return `"${specifier}" can’t be imported here. With react-querybuilder ${release}, you can import ${list.join(', ')}. To use other packages, download the project.`;
}
