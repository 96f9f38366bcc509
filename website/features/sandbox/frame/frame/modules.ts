import { resolveRelativeImport } from '../../../../../releases/relative-imports.ts';

type Body = (require: Require, exports: object, module: { exports: unknown }) => void;
type Namespace = Readonly<Record<string, unknown>>;
type Require = (specifier: string) => unknown;

/** Called for each import of a stylesheet. */
type AddStyle = (name: string, css: string, origin: 'package' | 'file') => void;

export class Modules {
  readonly #offered = new Map<string, unknown>();
  readonly #styles = new Map<string, string>();
  readonly #bodies = new Map<string, Body>();
  readonly #files = new Map<string, string>();
  readonly #loaded = new Map<string, { exports: unknown }>();
  readonly #addStyle: AddStyle;

  constructor(addStyle: AddStyle) {
    this.#addStyle = addStyle;
  }

  /** Called by the scripts of runtimes for a module of a package. */
  offer(specifier: string, namespace: Namespace): void {
    this.#offered.set(specifier, exportsOf(namespace));
  }

  replace(specifier: string, by: (module: Namespace) => Namespace): void {
    const module = this.#offered.get(specifier);
    if (module) this.#offered.set(specifier, by(module as Namespace));
  }

  /** Called by the scripts of runtimes for a stylesheet of a package. */
  style(specifier: string, css: string): void {
    this.#styles.set(specifier, css);
  }

  define(name: string, body: Body): void {
    this.#bodies.set(name, body);
  }

  file(name: string, content: string): void {
    this.#files.set(name, content);
  }

  get names(): readonly string[] {
    return [...this.#bodies.keys()];
  }

  /** The module that an import in a file, or in a script of a runtime, refers to. Throws if there is none. */
  require(specifier: string, from = ''): unknown {
    if (/^\.\.?\//.test(specifier)) return this.#requireFile(specifier, from);
    if (this.#offered.has(specifier)) return this.#offered.get(specifier);
    const css = this.#styles.get(specifier);
    if (css === undefined) throw new Error(`Cannot find the module "${specifier}".`);
    this.#addStyle(specifier, css, 'package');
    return {};
  }

  #requireFile(specifier: string, from: string): unknown {
    const known = new Set([...this.#bodies.keys(), ...this.#files.keys()]);
    const name = resolveRelativeImport(specifier, from, known);
    if (name === undefined) throw new Error(`Cannot find the file "${specifier}".`);
    const content = this.#files.get(name);
    if (content === undefined) return this.run(name);
    if (name.endsWith('.json')) return { __esModule: true, default: JSON.parse(content) };
    this.#addStyle(name, content, 'file');
    return {};
  }

  run(name: string): unknown {
    const known = this.#loaded.get(name);
    if (known) return known.exports;
    const module = { exports: {} as unknown };
    this.#loaded.set(name, module);
    const require: Require = (specifier) => this.require(specifier, name);
    this.#bodies.get(name)?.(require, module.exports as object, module);
    return module.exports;
  }
}

/** CommonJS packages are `{ default: exports }`, others a namespace; files are CommonJS. */
function exportsOf(namespace: Namespace): unknown {
  const keys = Object.keys(namespace).filter((key) => key !== '__esModule');
  const { default: inner } = namespace as { readonly default?: Namespace };
  const isCommonJs =
    typeof inner === 'object' &&
    inner !== null &&
    keys.every((key) => key === 'default' || key in inner);
  return isCommonJs ? inner : { ...namespace, __esModule: true };
}
