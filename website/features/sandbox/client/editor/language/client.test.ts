import { expect, it } from 'vitest';
import { manifest } from '../../../../../../tests/data/runtime-manifest';
import { typesFor } from './client';

const typesOf = (code: string, release = '1.0.0') =>
  typesFor(manifest, { release, files: [{ name: 'App.tsx', code }] });

it('needs the types of the release, and those of a package that the code names', () => {
  const base = ['types.json', 'react.json', 'lib.json'];
  expect(typesOf('a lib/extra of tools')).toEqual(base);
  expect(typesOf("import { Extra } from 'lib/extra';")).toEqual([...base, 'extra.json']);
  expect(typesOf('', '9.9.9')).toEqual(['types.json']);
});
