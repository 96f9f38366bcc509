import { afterEach, expect, it, vi } from 'vitest';
import recorded from '../../tests/proofs.json' with { type: 'json' };
import { sourceFiles } from './input-hash.mjs';
import { root } from './main.mjs';
import { isProved } from './proofs.mjs';

afterEach(() => vi.unstubAllEnvs());

it.each(['behavior', 'samples', 'coverage', 'quick-types'] as const)(
  '%s is proved again when somebody asks',
  (name) => {
    expect(recorded).toHaveProperty(name);
    vi.stubEnv('PROOFS', 'all');
    expect(isProved(name)).toBe(false);
  },
);

it('a record leaves the build up to date', () => {
  expect(sourceFiles(root).filter((path) => path.endsWith('proofs.json'))).toEqual([]);
});
