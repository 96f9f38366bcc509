import { expect, it } from 'vitest';
import { manifestOf } from './download.ts';

it('pins the parts of a release to its own version', () => {
  const { dependencies, overrides } = manifestOf(['8.14.2']);
  expect(dependencies['react-querybuilder-8.14.2']).toBe('npm:react-querybuilder@8.14.2');
  expect(overrides['react-querybuilder-8.14.2']).toMatchObject({
    '@react-querybuilder/core': '8.14.2',
  });
});
