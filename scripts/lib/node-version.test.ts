import { expect, it } from 'vitest';
import { checkNodeVersion } from './node-version.mjs';

it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v100.1.0'])('%s is new enough', (version) => {
  expect(() => checkNodeVersion(version, '>=20.19')).not.toThrow();
});

it.each(['v20.18.3', 'v20.2.0', 'v18.20.0', 'v8.99.0'])('%s is too old', (version) => {
  expect(() => checkNodeVersion(version, '>=20.19')).toThrow(
    `This is Node ${version.slice(1)}; the site needs 20.19 or newer.`,
  );
});
