import { basename } from 'node:path';
import type { Compilation, Compiler, Module } from '@rspack/core';
import { putHashes, takeHashes } from './chunk-hashes.ts';
import { chunksBehind } from './chunks-behind.ts';
import { failMoved } from './internals.ts';
import type { Replacement } from './replacements.ts';
import type { Part } from './split.ts';

const name = 'lazy-routes';

/** The bundler's part: replaces modules and moves the hashes of files into the parts. */
export class LazyRoutesBundlerPlugin {
  /** The parts with the names of their scripts; known when the bundler is done. */
  scripts: readonly (Part & { readonly script: string })[] = [];
  readonly #parts: readonly Part[];
  readonly #replacements: readonly Replacement[];

  constructor(parts: readonly Part[], replacements: readonly Replacement[]) {
    this.#parts = parts;
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
      // Before scripts are minified, and before the hashes in them become the final ones.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        this.#moveHashes(compilation, compiler.webpack.sources.RawSource);
      });
    });
    compiler.hooks.afterEmit.tap(name, (compilation) => {
      this.scripts = this.#parts.map((part) => {
        return { ...part, script: basename(scriptOf(compilation, part.chunk)) };
      });
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

  #moveHashes(
    compilation: Compilation,
    RawSource: Compiler['webpack']['sources']['RawSource'],
  ): void {
    const edit = (chunk: string, change: (code: string) => string) => {
      const file = scriptOf(compilation, chunk);
      const code = compilation.getAsset(file)?.source.source().toString() ?? '';
      compilation.updateAsset(file, new RawSource(change(code)));
    };
    const parts = this.#parts;
    const behind = chunksBehind(
      compilation,
      parts.map(({ chunk }) => chunk),
    );
    const ofPages = new Set(parts.flatMap(({ names }) => names));
    const others = new Map([...behind].filter(([chunk]) => !ofPages.has(chunk)));
    let hashes: ReadonlyMap<string, string> = new Map();
    edit('runtime~main', (code) => {
      const { code: changed, taken } = takeHashes(
        code,
        (chunk) => ofPages.has(chunk) || others.has(chunk),
      );
      hashes = taken;
      return changed;
    });
    for (const { chunk, names } of parts) {
      const own = [...others].filter(([, part]) => part === chunk).map(([name]) => name);
      edit(chunk, (code) => putHashes(code, chunk, { names, others: own }, hashes));
    }
  }
}

function scriptOf(compilation: Compilation, chunk: string): string {
  const files = [...(compilation.namedChunks.get(chunk)?.files ?? [])];
  const script = files.find((file) => file.endsWith('.js'));
  return script ?? failMoved('@rspack/core', `there is no script of the chunk ${chunk}`);
}

function fileOf(module: Module | null): string | undefined {
  return (module as { readonly resource?: string } | null)?.resource?.replace(/\?.*/, '');
}
