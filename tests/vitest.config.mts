import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { docusaurusModules } from './framework/docusaurus-modules.mts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Both projects drive one browser per worker over `build/`, which they take as they find it, and
 * read the site's sources, components included.
 */
const project = (name: string, include: string) => ({
  root: here('.'),
  plugins: [docusaurusModules()],
  test: {
    name,
    include: [include],
    server: { deps: { inline: [/@docusaurus\//] } },
    globalSetup: here('fixture/serve-build.ts'),
    isolate: false,
    // Pages are slow to start while another worker builds a site.
    testTimeout: 30_000,
    hookTimeout: 480_000,
    expect: { poll: { timeout: 10_000 } },
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('e2e', '{e2e,fixture,framework}/**/*.{spec,test}.{ts,tsx}'),
      project('a11y', 'a11y/**/*.spec.ts'),
    ],
  },
});
