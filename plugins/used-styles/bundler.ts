import type { Compiler } from '@rspack/core';
import { transform } from 'lightningcss';
import { unusedSymbols } from './unused-symbols.ts';

const name = 'used-styles';

/** Minifies stylesheets once more, without what nothing uses. */
export class UsedStylesBundlerPlugin {
  /** The classes and custom properties that were taken; known when the bundler is done. */
  removed: ReadonlySet<string> = new Set();
  readonly #sources: readonly string[];

  /** @param sources - Code that uses styles besides the scripts of the bundle. */
  constructor(sources: readonly string[]) {
    this.#sources = sources;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    // When all is minified, and before the hashes in file names become the final ones.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const textOf = (file: string) => assets[file]?.source().toString() ?? '';
        const endingWith = (ending: string) =>
          Object.keys(assets).filter((file) => file.endsWith(ending));
        const styles = new Map(endingWith('.css').map((file) => [file, textOf(file)]));
        const code = [...endingWith('.js').map(textOf), ...this.#sources];
        const unused = unusedSymbols([...styles.values()], code).filter((it) => !ofModule.test(it));
        this.removed = new Set(unused);
        for (const [file, text] of styles) {
          const { code } = transform({
            filename: file,
            code: new TextEncoder().encode(text),
            minify: true,
            unusedSymbols: [...unused],
          });
          compilation.updateAsset(file, new sources.RawSource(Buffer.from(code)));
        }
      });
    });
  }
}

/** How the bundler names classes of CSS modules. They come with the component that uses them. */
export const ofModule = /^\w+_[\w-]{4}$/;
