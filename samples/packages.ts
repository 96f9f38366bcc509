import Module, { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { fixturesDir } from '../library/fixtures.ts';
import { libraryPackage, mapSpecifier, type Target } from '../library/targets.ts';

/** `require`, as a module of the fixtures sees it. */
export type Load = (specifier: string) => unknown;

interface Resolver {
  _resolveFilename: (
    request: string,
    parent: { readonly filename?: string | null } | undefined,
    ...rest: readonly unknown[]
  ) => string;
}

/** Node's hook for `require`; the public `registerHooks` does not exist in Node 20. */
const resolver = Module as unknown as Resolver;
const modules = join(fixturesDir, 'node_modules') + sep;
const samples = join(fixturesDir, 'sample.js');

/**
 * Lets every module of the fixtures find one release under the library's own name. A process
 * serves one target: the aliases hold until it ends.
 *
 * @param target - The release, its React and its add-ons.
 * @returns A `require` that finds nothing outside of the fixtures but Node's own modules.
 */
export function installPackages({ aliases }: Target): Load {
  const resolve = resolver._resolveFilename;
  resolver._resolveFilename = (request, parent, ...rest) => {
    const own = parent?.filename === samples || parent?.filename?.startsWith(modules);
    if (!own) return resolve(request, parent, ...rest);
    const found = resolve(mapSpecifier(request, aliases), parent, ...rest);
    if (found.startsWith(modules) || Module.isBuiltin(found)) return found;
    // The site's own packages lie above the fixtures. What is not in the lockfile is not there.
    throw Object.assign(new Error(`Cannot find module '${request}'`), { code: 'MODULE_NOT_FOUND' });
  };
  return createRequire(samples);
}

/**
 * Forgets the modules of the library, so that the next sample meets no state of the one before.
 * React and the other packages stay: they keep none between samples.
 */
export function forgetLibrary(): void {
  const own = [`${modules}${libraryPackage}-`, `${modules}@${libraryPackage}${sep}`];
  const { cache } = createRequire(samples);
  for (const path of Object.keys(cache)) {
    if (own.some((start) => path.startsWith(start))) delete cache[path];
  }
}
