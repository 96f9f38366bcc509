import { afterEach, expect, it, vi } from 'vitest';
import { isProved } from './proofs.mjs';

afterEach(() => vi.unstubAllEnvs());

it.each(['behavior', 'samples', 'coverage', 'quick-types'] as const)(
  '%s is proved again when somebody asks',
  (name) => {
    vi.stubEnv('PROOFS', 'all');
    expect(isProved(name)).toBe(false);
  },
);
