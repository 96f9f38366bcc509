/**
 * The messages between a page and a preview's frame. When the frame has loaded, the page sends it a port,
 * before any code of the reader runs, and all messages take that port.
 */

export interface ProjectFile {
  readonly name: string;
  readonly code: string;
}

export type Theme = 'light' | 'dark';

/** What the reader did to an element of a still picture, which the running sample repeats. */
export interface Interaction {
  /** The positions of the element and its ancestors among their siblings, from the root down. */
  readonly path: readonly number[];
  readonly value?: string;
  readonly isClick?: boolean;
}

export type PageMessage =
  | {
      readonly kind: 'start';
      readonly scripts: readonly string[];
      /** Compiled. */
      readonly modules: readonly ProjectFile[];
      /** Stylesheets and JSON, which the frame has when a module imports it. */
      readonly others: readonly ProjectFile[];
      /** Missing if the project's own styles replace it. */
      readonly baseStyle: string | undefined;
      readonly entry: string;
      readonly theme: Theme;
      /** Whether to report the queries of builders. */
      readonly watch: boolean;
    }
  | { readonly kind: 'theme'; readonly theme: Theme }
  | { readonly kind: 'replay'; readonly interactions: readonly Interaction[] }
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

export interface PrintedLine {
  readonly level: ConsoleLevel;
  readonly text: string;
}

export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done' }
  | { readonly kind: 'pong' }
  | { readonly kind: 'height'; readonly pixels: number }
  | ({ readonly kind: 'console' } & PrintedLine)
  | { readonly kind: 'query'; readonly text: string }
  /** How many printed lines the frame has left out so far. */
  | { readonly kind: 'omitted'; readonly lines: number }
  | { readonly kind: 'fault'; readonly fault: Fault };

/**
 * What a frame sends as it is, past the batches, because code that replaces methods of arrays can change those.
 * `entered`: the reader clicked in the frame. `address`: its address became too long.
 * `blobs`: it made too many of them.
 */
export type Signal = 'entered' | 'address' | 'blobs';

/** In characters. Browsers allow two million, and are busy while they store a few of these. */
export const longestAddress = 10_000;

/** The size of all blobs of a run. */
export const mostBlobBytes = 20_000_000;

/**
 * In characters. A frame sends a JSON array of its messages, and no more until the page has acknowledged
 * that.
 */
export const longestBatch = 1_000_000;

export interface ModuleImport {
  readonly specifier: string;
  /** From 1. */
  readonly line: number;
}

export interface CompileAnswer {
  readonly modules: readonly (ProjectFile & { readonly imports: readonly ModuleImport[] })[];
  /** The fault of the first file that doesn't compile. Then there are no modules. */
  readonly fault?: Fault;
}

/** `/play/manifest.json`. Names of files are relative to `/play/`. */
export interface RuntimeManifest {
  readonly frame: string;
  readonly compiler: string;
  /** The worker that runs TypeScript, and TypeScript's own declarations. */
  readonly language: { readonly worker: string; readonly types: string };
  readonly bundles: Readonly<Record<string, ManifestBundle>>;
  readonly runtimes: Readonly<Record<string, ManifestRuntime>>;
  /** Packages besides the library that a project can import. */
  readonly packages: Readonly<Record<string, string>>;
  /** Packages of add-ons that aren't on the registry, and the files that contain theirs. */
  readonly vendored: Readonly<Record<string, string>>;
}

interface ManifestRuntime {
  readonly bundles: readonly string[];
  /** The file with its {@link ReleaseNames}. */
  readonly names: string;
}

/** The names in a release. */
export interface ReleaseNames {
  readonly exports: readonly string[];
  readonly props: readonly string[];
}

export interface ManifestBundle {
  readonly file: string;
  readonly base: boolean;
  /** The declarations of its modules, at the paths of an installation. */
  readonly types: string;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}
