import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LockedPackages, missingPlatformPackages, platformOf } from './lockfile.mjs';

const { packages }: { packages: LockedPackages } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

describe('entries for other platforms', () => {
  const tool = {
    version: '2.0.0',
    dev: true,
    optionalDependencies: { 'tool-linux-x64': '2.0.0', 'tool-darwin-arm64': '2.0.0' },
  };

  it('are missing where the lockfile names no such package', () => {
    const lock = { 'node_modules/tool': tool, 'node_modules/tool-linux-x64': { version: '2.0.0' } };
    expect(missingPlatformPackages(lock)).toEqual({
      'node_modules/tool-darwin-arm64': {
        version: '2.0.0',
        dev: true,
        optional: true,
        os: ['darwin'],
        cpu: ['arm64'],
      },
    });
  });

  it('are put beside the package that needs them when another version is in the way', () => {
    const old = { version: '1.0.0' };
    const lock = {
      'node_modules/a/node_modules/tool': tool,
      'node_modules/tool-linux-x64': old,
      'node_modules/tool-darwin-arm64': old,
    };
    expect(Object.keys(missingPlatformPackages(lock))).toEqual([
      'node_modules/a/node_modules/tool/node_modules/tool-linux-x64',
      'node_modules/a/node_modules/tool/node_modules/tool-darwin-arm64',
    ]);
  });

  it('are found next to the package that needs them, and further out', () => {
    const lock = {
      'node_modules/a/node_modules/tool': tool,
      'node_modules/a/node_modules/tool-linux-x64': { version: '2.0.0' },
      'node_modules/tool-darwin-arm64': { version: '2.0.0' },
    };
    expect(missingPlatformPackages(lock)).toEqual({});
  });
});

it('reads the platform from a name as the packages of the lockfile declare it', () => {
  let checked = 0;
  for (const [path, { optional, os, cpu, libc }] of Object.entries(packages)) {
    const platform = platformOf(path.replace(/^.*node_modules\//, ''));
    if (!optional || !os || !platform) continue;
    // Some declare a C library that their name keeps to itself.
    expect({ libc, ...platform }, path).toEqual({ os, cpu, libc });
    checked += 1;
  }
  expect(checked).toBeGreaterThan(20);
});

it.each(['fsevents', 'linux-tools', '@scope/wasm32-wasi'])('%s names no platform', (name) => {
  expect(platformOf(name)).toBeUndefined();
});

it('the lockfile can be installed on every platform (else: node tools/complete-lockfile.mjs)', () => {
  expect(missingPlatformPackages(packages)).toEqual({});
});

it('every package of the lockfile has a checksum, except binaries that the registry doesn’t serve for every platform', () => {
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity, link, inBundle }]) =>
      path.includes('node_modules/') && !integrity && !link && !inBundle,
  );
  const names = unchecked.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names.filter((name) => !name.startsWith('@swc/html-'))).toEqual([]);
});
