import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { docusaurusModules } from './framework/docusaurus-modules.mts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Both projects drive one browser per worker over `build/`, which they take as they find it. */
const shared = {
  globalSetup: here('fixture/serve-build.ts'),
  isolate: false,
  // Pages are slow to start while another worker builds a site.
  testTimeout: 30_000,
  hookTimeout: 480_000,
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        root: here('.'),
        plugins: [docusaurusModules()],
        test: {
          ...shared,
          name: 'e2e',
          include: ['{e2e,fixture,framework}/**/*.{spec,test}.{ts,tsx}'],
          server: { deps: { inline: [/@docusaurus\//] } },
        },
      },
      { root: here('.'), test: { ...shared, name: 'a11y', include: ['a11y/**/*.spec.ts'] } },
    ],
  },
});
