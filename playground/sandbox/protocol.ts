/** What a page and a preview's frame tell one another; all that the two share. */

/** A file of a project, compiled to a CommonJS body. */
interface CompiledModule {
  readonly name: string;
  readonly code: string;
}

/** A stylesheet of a project; added to the frame when a module imports it. */
interface ProjectStyle {
  readonly name: string;
  readonly css: string;
}

export type Theme = 'light' | 'dark';

/** From the page to the frame. */
export type PageMessage =
  | {
      readonly kind: 'start';
      /** Scripts of runtimes, in the order in which they are to run. */
      readonly scripts: readonly string[];
      readonly modules: readonly CompiledModule[];
      readonly styles: readonly ProjectStyle[];
      /** Name of the module that is run; its default export is drawn. */
      readonly entry: string;
      readonly theme: Theme;
    }
  | { readonly kind: 'theme'; readonly theme: Theme }
  | { readonly kind: 'ping' };

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** Something that went wrong in the reader's code. */
export interface Fault {
  /** `compile`: it never ran. `import`: it asks for what is not there. `stopped`: it would not end. */
  readonly kind: 'compile' | 'import' | 'runtime' | 'stopped';
  readonly message: string;
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
  /** Names of components, the innermost first. */
  readonly components?: readonly string[];
}

/**
 * From the frame to the page. The reader's code can send these as well, so the page believes none of
 * it: texts are drawn as text, numbers are limited.
 */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done' }
  | { readonly kind: 'pong' }
  | { readonly kind: 'height'; readonly pixels: number }
  | { readonly kind: 'console'; readonly level: ConsoleLevel; readonly text: string }
  | { readonly kind: 'fault'; readonly fault: Fault };

/** From the page to the compiler's worker. */
export interface CompileRequest {
  readonly id: number;
  readonly files: readonly { readonly name: string; readonly code: string }[];
}

/** What a module asks for. */
export interface ModuleImport {
  readonly specifier: string;
  /** From 1. */
  readonly line: number;
}

/** From the compiler's worker to the page. */
export interface CompileAnswer {
  readonly id: number;
  readonly modules: readonly (CompiledModule & { readonly imports: readonly ModuleImport[] })[];
  /** Of the first file that does not compile; then there are no modules. */
  readonly fault?: Fault;
}

/** What is at `/play/manifest.json`; names of files are relative to `/play/`. */
export interface Manifest {
  /** Page that runs code in a frame, without its ending. */
  readonly frame: string;
  readonly compiler: string;
  readonly bundles: Readonly<Record<string, ManifestBundle>>;
  /** By release of the library. */
  readonly runtimes: Readonly<Record<string, ManifestRuntime>>;
  /** Releases of the packages, besides the library's, that a project may import. */
  readonly packages: Readonly<Record<string, string>>;
  /** Add-ons that are not on the registry: package to the file that holds its files. */
  readonly vendored: Readonly<Record<string, string>>;
}

interface ManifestRuntime {
  /** Release of React. */
  readonly react: string;
  /** Keys of `bundles`, in the order in which they are to run. */
  readonly bundles: readonly string[];
  /** File with the names that the editor completes. */
  readonly names: string;
}

export interface ManifestBundle {
  readonly file: string;
  /** Whether every preview of the runtime loads it. */
  readonly base: boolean;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}
