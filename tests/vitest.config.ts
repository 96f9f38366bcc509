import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Both projects drive one browser per worker over `build/`, which they take as they find it. */
const shared = {
  globalSetup: here('fixture/serve-build.ts'),
  isolate: false,
  // Pages are slow to start while another worker builds a site.
  testTimeout: 30_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        root: here('.'),
        test: { ...shared, name: 'e2e', include: ['{e2e,fixture}/**/*.{spec,test}.ts'] },
      },
      { root: here('.'), test: { ...shared, name: 'a11y', include: ['a11y/**/*.spec.ts'] } },
    ],
  },
});
