import Module, { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { fixturesDir } from '../library/fixtures.ts';
import { libraryPackage, mapSpecifier, type Target } from '../library/targets.ts';

/** The `require` of a module in the fixtures. */
export type Load = (specifier: string) => unknown;

interface Resolver {
  _resolveFilename: (
    request: string,
    parent: { readonly filename?: string | null } | undefined,
    ...rest: readonly unknown[]
  ) => string;
}

/** Node's private hook for `require`, because Node 20 lacks the public `registerHooks`. */
const resolver = Module as unknown as Resolver;
const modules = join(fixturesDir, 'node_modules') + sep;
const samples = join(fixturesDir, 'sample.js');

/**
 * Lets every module of the fixtures find one release under the library's own name. The aliases last for
 * the whole process, so a process serves one target.
 *
 * @returns A `require` that finds only modules of the fixtures and of Node.
 */
export function installPackages({ aliases }: Target): Load {
  const resolve = resolver._resolveFilename;
  resolver._resolveFilename = (request, parent, ...rest) => {
    const own = parent?.filename === samples || parent?.filename?.startsWith(modules);
    if (!own) return resolve(request, parent, ...rest);
    const found = resolve(mapSpecifier(request, aliases), parent, ...rest);
    if (found.startsWith(modules) || Module.isBuiltin(found)) return found;
    // The site's own packages are in a parent folder of the fixtures, but samples must not find them.
    throw Object.assign(new Error(`Cannot find module '${request}'`), { code: 'MODULE_NOT_FOUND' });
  };
  return createRequire(samples);
}

/** Packages that add styles to the document once, and remember that they did. */
const styling = [
  `${modules}@emotion${sep}`,
  `${modules}@ant-design${sep}`,
  `${modules}primereact${sep}`,
];
/** React keeps no state between samples, and the stage holds on to it. */
const isReact = (path: string): boolean =>
  /^(?:react|react-dom|scheduler)(?:-\d[^/\\]*)?[/\\]/.test(path.slice(modules.length));

/**
 * Forgets the modules of the library, so that the next sample starts without state from the previous
 * one. The other packages stay, because they keep no state between samples, unless the previous sample
 * used one that styles the document, which is empty again.
 */
export function forgetLibrary(): void {
  const own = [`${modules}${libraryPackage}-`, `${modules}@${libraryPackage}${sep}`];
  const { cache } = createRequire(samples);
  const paths = Object.keys(cache).filter((path) => path.startsWith(modules));
  const isStyled = paths.some((path) => styling.some((start) => path.startsWith(start)));
  for (const path of paths) {
    if (own.some((start) => path.startsWith(start)) || (isStyled && !isReact(path))) {
      delete cache[path];
    }
  }
}
