import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { transform } from 'sucrase';
import { addOnSource, addOnsDir } from '../releases/add-ons.ts';
import { fixturesDir } from '../releases/fixtures.ts';
import { libraryPackage, mapSpecifier, type Target } from '../releases/targets.ts';

/** The `require` of a module in the fixtures. */
export type Load = (specifier: string) => unknown;

interface Resolver {
  _resolveFilename: (
    request: string,
    parent: { readonly filename?: string | null } | undefined,
    ...rest: readonly unknown[]
  ) => string;
}

interface Compiled {
  readonly _compile: (code: string, file: string) => void;
}

type Loader = (module: Compiled, file: string) => void;

/** Node's private hooks for `require`, because Node 20 lacks the public `registerHooks`. */
const resolver = Module as unknown as Resolver;
const loaders = (Module as unknown as { readonly _extensions: Record<string, Loader> })._extensions;
const modules = join(fixturesDir, 'node_modules') + sep;
const samples = join(fixturesDir, 'sample.js');

/**
 * Lets every module of the fixtures find one release under the library's own name. The aliases last for the
 * whole process, so a process serves one target.
 *
 * @returns A `require` that finds only modules of the fixtures and of Node.
 */
export function installPackages({ aliases }: Target): Load {
  const resolve = resolver._resolveFilename;
  const sample = new Module(samples);
  Object.assign(sample, { filename: samples, paths: [modules] });
  resolver._resolveFilename = (request, parent, ...rest) => {
    const from = parent?.filename ?? '';
    const isAddOn = from.startsWith(addOnsDir);
    const own = from === samples || from.startsWith(modules) || isAddOn;
    if (!own || (isAddOn && request.startsWith('.'))) return resolve(request, parent, ...rest);
    const source = addOnSource(request);
    if (source !== undefined) return source;
    // The add-ons of this repository get what samples get, not the site's own packages.
    const found = resolve(mapSpecifier(request, aliases), isAddOn ? sample : parent, ...rest);
    if (found.startsWith(modules) || Module.isBuiltin(found)) return found;
    // The site's own packages are in a parent folder of the fixtures, but samples must not find them.
    throw Object.assign(new Error(`Cannot find module '${request}'`), { code: 'MODULE_NOT_FOUND' });
  };
  for (const extension of ['.ts', '.tsx']) compileAddOns(extension);
  return createRequire(samples);
}

/** Lets `require` load the source of add-ons, whose JSX the site's settings leave to the bundler. */
function compileAddOns(extension: string): void {
  const load = loaders[extension];
  loaders[extension] = (module, file) => {
    if (!file.startsWith(addOnsDir)) return load?.(module, file);
    const { code } = transform(readFileSync(file, 'utf8'), {
      filePath: file,
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    });
    module._compile(code, file);
  };
}

/** Packages that add styles to the document once, and remember that they did. */
const styling = [
  `${modules}@emotion${sep}`,
  `${modules}@ant-design${sep}`,
  `${modules}primereact${sep}`,
];

/** It reads its own files over the network if there is a document when it loads. */
export const databasePackage = '@electric-sql/pglite';

/** React keeps no state between samples, and the renderer holds on to it. The database can't load again. */
const stays = (path: string): boolean =>
  /^(?:react|react-dom|scheduler)(?:-\d[^/\\]*)?[/\\]/.test(path.slice(modules.length)) ||
  path.startsWith(join(modules, databasePackage) + sep);

/**
 * Forgets the library's modules, so that the next sample starts without state. Other packages keep no state,
 * so they stay, unless the sample used one that styles the document, which is empty again.
 */
export function forgetLibrary(): void {
  const own = [`${modules}${libraryPackage}-`, `${modules}@${libraryPackage}${sep}`, addOnsDir];
  const { cache } = createRequire(samples);
  const paths = Object.keys(cache).filter((path) =>
    [modules, addOnsDir].some((folder) => path.startsWith(folder)),
  );
  const isStyled = paths.some((path) => styling.some((start) => path.startsWith(start)));
  for (const path of paths) {
    if (own.some((start) => path.startsWith(start)) || (isStyled && !stays(path))) {
      delete cache[path];
    }
  }
}
