import type { RuntimeManifest } from '../../website/features/sandbox/frame/protocol.ts';

const bundle = (name: string, base: boolean, modules: readonly string[]) => ({
  file: `${name}.js`,
  base,
  types: `${name}.json`,
  modules,
  styles: [],
});

/** A manifest of the sandbox with one release, `1.0.0`. */
export const manifest: RuntimeManifest = {
  frame: 'frame',
  compiler: 'compiler.js',
  language: { worker: 'language.js', types: 'types.json' },
  packages: {},
  vendored: {},
  runtimes: { '1.0.0': { bundles: ['react', 'lib', 'extra'], names: 'names.json' } },
  bundles: {
    react: bundle('react', true, ['react', 'react/jsx-runtime']),
    lib: bundle('lib', true, ['lib']),
    extra: bundle('extra', false, ['lib/extra']),
  },
};
