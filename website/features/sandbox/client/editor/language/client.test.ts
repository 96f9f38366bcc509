import { expect, it } from 'vitest';
import type { RuntimeManifest } from '../../../frame/protocol';
import { typesFor } from './client';

const bundle = (name: string, base: boolean) => ({
  file: `${name}.js`,
  base,
  types: `${name}.json`,
  modules: [name],
  styles: [],
});

const manifest: RuntimeManifest = {
  frame: 'frame.html',
  compiler: 'compiler.js',
  language: { worker: 'language.js', types: 'types.json' },
  packages: {},
  vendored: {},
  bundles: { react: bundle('react', true), kit: bundle('kit', false) },
  runtimes: { '1.0.0': { bundles: ['react', 'kit'], names: 'names.json' } },
};

const typesOf = (code: string, release = '1.0.0') =>
  typesFor(manifest, { release, files: [{ name: 'App.tsx', code }] });

it('needs the types of the release, and those of a package that the code names', () => {
  expect(typesOf('a kit of tools')).toEqual(['types.json', 'react.json']);
  expect(typesOf("import { Kit } from 'kit';")).toEqual(['types.json', 'react.json', 'kit.json']);
  expect(typesOf('', '9.9.9')).toEqual(['types.json']);
});
