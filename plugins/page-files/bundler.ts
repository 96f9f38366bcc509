import type { Compilation, Compiler, Module } from '@rspack/core';
import { failMoved } from '../internals/index.ts';

/** A module that takes the place of another in the client. */
export interface Replacement {
  /** What the other is imported as. */
  readonly request: RegExp;
  /** The folder that it is imported from; any by default. */
  readonly from?: string;
  /** The file of the other, which only the one that takes its place may import. */
  readonly replaced: string;
  readonly by: string;
}

const name = 'page-files';

/** The bundler's part: replaces modules, and tells which files belong to which chunk. */
export class PageFilesBundlerPlugin {
  /** Names of the files by the name of the chunk that needs them; known when the bundler is done. */
  filesByChunk: ReadonlyMap<string, readonly string[]> = new Map();
  readonly #replacements: readonly Replacement[];

  constructor(replacements: readonly Replacement[]) {
    this.#replacements = replacements;
  }

  apply(compiler: Compiler): void {
    for (const { request, from, by } of this.#replacements) {
      new compiler.webpack.NormalModuleReplacementPlugin(request, (module) => {
        if (from === undefined || module.context === from) module.request = by;
      }).apply(compiler);
    }
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        this.#assertReplaced([...modules], compilation.moduleGraph);
      });
    });
    compiler.hooks.afterEmit.tap(name, ({ namedChunkGroups }) => {
      this.filesByChunk = new Map(
        [...namedChunkGroups].map(([chunk, group]) => [chunk, [...group.getFiles()]]),
      );
    });
  }

  #assertReplaced(modules: readonly Module[], graph: Compilation['moduleGraph']): void {
    const present = new Map(modules.map((module) => [fileOf(module), module]));
    for (const { request, replaced, by } of this.#replacements) {
      const left = present.get(replaced);
      const importers = left ? graph.getIncomingConnections(left) : [];
      const isReplaced =
        present.has(by) && importers.every(({ originModule }) => fileOf(originModule) === by);
      if (!isReplaced) failMoved('@docusaurus/core', `nothing replaces ${request} in the client`);
    }
  }
}

function fileOf(module: Module | null): string | undefined {
  return (module as { readonly resource?: string } | null)?.resource?.replace(/\?.*/, '');
}
