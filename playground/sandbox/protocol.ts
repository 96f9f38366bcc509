/**
 * The messages between a page and a preview's frame. When the frame has loaded, the page sends it a port,
 * before any code of the reader runs, and all messages take that port.
 */

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

/** What the reader did to an element of a still picture, which the running sample repeats. */
export interface Act {
  /** The positions of the element and its ancestors among their siblings, from the root down. */
  readonly path: readonly number[];
  /** What the reader typed or chose. */
  readonly value?: string;
  readonly isClick?: boolean;
}

export type PageMessage =
  | {
      readonly kind: 'start';
      readonly scripts: readonly string[];
      readonly modules: readonly CompiledModule[];
      readonly styles: readonly ProjectStyle[];
      readonly entry: string;
      readonly theme: Theme;
      /** Whether to tell the queries of builders. */
      readonly watch: boolean;
    }
  | { readonly kind: 'theme'; readonly theme: Theme }
  | { readonly kind: 'repeat'; readonly acts: readonly Act[] }
  | { readonly kind: 'ping' }
  /** The frame may send again. */
  | { readonly kind: 'acknowledge' };

/** The methods of `console` that the frame passes on. */
export const consoleLevels = ['log', 'info', 'warn', 'error', 'debug'] as const;
export type ConsoleLevel = (typeof consoleLevels)[number];

/** An error names the innermost components that contain the one that threw, up to this number. */
export const mostComponents = 20;

export interface Fault {
  /** `compile`: it never ran. `import`: an import can't be resolved. `stopped`: it didn't end. */
  readonly kind: 'compile' | 'import' | 'runtime' | 'stopped';
  readonly message: string;
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
  readonly components?: readonly string[];
}

/** A line that the code printed. */
export interface PrintedLine {
  readonly level: ConsoleLevel;
  readonly text: string;
}

/** From the frame to the page. */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done' }
  | { readonly kind: 'pong' }
  | { readonly kind: 'height'; readonly pixels: number }
  | ({ readonly kind: 'console' } & PrintedLine)
  /** The queries of all builders, to read. */
  | { readonly kind: 'query'; readonly text: string }
  /** How many printed lines the frame has left out so far. */
  | { readonly kind: 'omitted'; readonly lines: number }
  | { readonly kind: 'fault'; readonly fault: Fault };

/**
 * The longest text that a frame sends, in characters. A frame sends a JSON array of its messages, and
 * no more until the page has acknowledged that.
 */
export const longestBatch = 1_000_000;

export interface CompileRequest {
  readonly id: number;
  readonly files: readonly { readonly name: string; readonly code: string }[];
}

export interface ModuleImport {
  readonly specifier: string;
  /** From 1. */
  readonly line: number;
}

export interface CompileAnswer {
  readonly id: number;
  readonly modules: readonly (CompiledModule & { readonly imports: readonly ModuleImport[] })[];
  /** The fault of the first file that doesn't compile; then there are no modules. */
  readonly fault?: Fault;
}

/** The content of `/play/manifest.json`; names of files are relative to `/play/`. */
export interface Manifest {
  readonly frame: string;
  readonly compiler: string;
  /** The worker that runs TypeScript, and TypeScript's own declarations. */
  readonly language: { readonly worker: string; readonly types: string };
  readonly bundles: Readonly<Record<string, ManifestBundle>>;
  readonly runtimes: Readonly<Record<string, ManifestRuntime>>;
  /** Releases of the packages, besides the library's, that a project can import. */
  readonly packages: Readonly<Record<string, string>>;
  /** Add-ons that aren't on the registry: package to the file that contains its files. */
  readonly vendored: Readonly<Record<string, string>>;
}

interface ManifestRuntime {
  readonly react: string;
  readonly bundles: readonly string[];
  readonly names: string;
}

export interface ManifestBundle {
  readonly file: string;
  readonly base: boolean;
  /** The declarations of its modules, at the paths of an installation. */
  readonly types: string;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}
