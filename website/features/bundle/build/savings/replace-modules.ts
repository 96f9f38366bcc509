import type { Compilation, Compiler, Module } from '@rspack/core';
import { failMoved } from '../internals/index.ts';

export interface Replacement {
  readonly request: RegExp;
  /** The folder that it's imported from, without the folders in it; any by default. */
  readonly from?: string;
  /** The file of the replaced module, if only the replacement may import it. */
  readonly replaced?: string;
  readonly by: string;
}

const name = 'replace-modules';

/** Replaces modules in a bundle, and stops the build if one is no longer found or still used. */
export class ReplaceModules {
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
  }

  #assertReplaced(modules: readonly Module[], graph: Compilation['moduleGraph']): void {
    const present = new Map(modules.map((module) => [fileOf(module), module]));
    for (const { request, replaced, by } of this.#replacements) {
      const left = replaced && present.get(replaced);
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
