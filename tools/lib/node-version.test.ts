import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkNodeVersion } from './node-version.mjs';

const supported = '>=20.19 <27';

it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v26.10.0'])('%s is supported', (version) => {
  expect(checkNodeVersion(version, supported)).toBe(version);
});

it.each(['v20.18.3', 'v20.2.0', 'v18.20.0', 'v8.99.0'])('%s is too old', (version) => {
  expect(() => checkNodeVersion(version, supported)).toThrow(
    `This is Node ${version.slice(1)}; the site needs 20.19 or newer.`,
  );
});

it.each(['v27.0.0', 'v100.1.0'])('%s gets a warning', (version) => {
  expect(checkNodeVersion(version, supported)).toBe(
    `${version}, which is untested: package.json supports >=20.19 <27`,
  );
});

it('reads the range of package.json', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(checkNodeVersion(process.version, engines.node)).toBe(process.version);
});

it('is tried on both ends of the range by the workflow', () => {
  const workflow = readFileSync('.github/workflows/gates.yml', 'utf8');
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const tried = /node: \[(.*)\]/.exec(workflow)?.[1]?.match(/[\d.]+/g) ?? [];
  expect(`>=${tried[0]} <${Number(tried.at(-1)) + 1}`).toBe(engines.node);
});
