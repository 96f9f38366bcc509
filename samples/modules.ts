import { Script } from 'node:vm';
import { transform } from 'sucrase';
import { resolveRelativeImport } from '../releases/relative-imports.ts';
import type { Rendering, WorkUnit } from './outcome.ts';
import type { Load } from './packages.ts';
import { type Recorder, recorderName } from './results.ts';

export type Exports = Record<string, unknown>;

const stylesheet = /\.(?:css|scss|sass|less)$/;

/** The name of a sample's module in stack traces. */
const scriptName = (file: string): string => `sample:///${file}`;

export class SampleModules {
  readonly #unit: WorkUnit;
  readonly #load: Load;
  readonly #loaded = new Map<string, { exports: Exports }>();
  readonly #sheets = new Set<string>();
  readonly #ownSheets = new Set<string>();

  constructor(unit: WorkUnit, load: Load) {
    this.#unit = unit;
    this.#load = load;
  }

  /**
   * Runs the unit's module, which may await at the top level.
   *
   * @param code - The code to run instead of the unit's own, with the same lines.
   * @throws Whatever the sample throws, and SyntaxError when it doesn't compile.
   */
  async run(code: string, recorder: Recorder): Promise<Exports> {
    const { file } = this.#unit;
    const module = { exports: {} as Exports };
    const body = wrap('async function', compile(code, file), file);
    await body(this.#requireFrom(file), module, module.exports, recorder);
    return module.exports;
  }

  /** The innermost line of the unit's code in a stack trace, from 1. */
  lineIn(stack: string): number | undefined {
    const name = scriptName(this.#unit.file).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const line = new RegExp(`${name}:(\\d+):`).exec(stack)?.[1];
    return line === undefined ? undefined : Number(line);
  }

  /** The stylesheets that the modules have imported so far. */
  get styles(): Pick<Rendering, 'sheets' | 'css'> {
    const own = [...this.#ownSheets].map((name) => this.#unit.siblings[name] ?? '');
    return { sheets: [...this.#sheets], css: own.join('\n') };
  }

  #requireFrom(from: string): Load {
    const { siblings } = this.#unit;
    const names = { has: (name: string) => Object.hasOwn(siblings, name) };
    return (specifier) => {
      const sibling = resolveRelativeImport(specifier, from, names);
      if (stylesheet.test(specifier)) {
        if (sibling === undefined) this.#sheets.add(specifier);
        else this.#ownSheets.add(sibling);
        return {};
      }
      return sibling === undefined ? this.#load(specifier) : this.#sibling(sibling);
    };
  }

  #sibling(file: string): unknown {
    const code = this.#unit.siblings[file] ?? '';
    if (file.endsWith('.json')) return JSON.parse(code);
    const known = this.#loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} as Exports };
    this.#loaded.set(file, module);
    wrap('function', compile(code, file), file)(
      this.#requireFrom(file),
      module,
      module.exports,
      undefined,
    );
    return module.exports;
  }
}

/** Keeps each line in its place, so stack traces need no source map. */
function compile(code: string, file: string): string {
  return transform(code, {
    filePath: file,
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  }).code;
}

type Body = (
  require: Load,
  module: { readonly exports: Exports },
  exports: Exports,
  recorder: Recorder | undefined,
) => unknown;

/** The script runs in this realm, because the library compares prototypes, e.g. of `Array`. */
function wrap(kind: 'function' | 'async function', code: string, file: string): Body {
  const head = `(${kind} (require, module, exports, ${recorderName}) {`;
  const script = new Script(`${head}${code}\n})`, {
    filename: scriptName(file),
    // The wrapper's start is on the code's first line.
    columnOffset: -head.length,
  });
  return script.runInThisContext() as Body;
}
