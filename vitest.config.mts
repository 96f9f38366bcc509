import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { Proofs, provedFiles } from './tests/proofs.mts';
import { docsLanguages } from './website/features/demo/build/languages.ts';
import { installedReleases } from './website/features/releases/build/installed/releases.ts';

const project = (
  name: string,
  ending: 'ts' | 'tsx',
  { isolate }: { readonly isolate: boolean },
) => ({
  extends: true as const,
  test: {
    name,
    include: [
      `{website,releases,samples,packages,stand-ins,deploy,tools,tests/{audits,benches}}/**/*.test.${ending}`,
    ],
    isolate,
  },
});

export default defineConfig({
  define: {
    INSTALLED_RELEASES: JSON.stringify(installedReleases),
    LANGUAGES: JSON.stringify(docsLanguages()),
  },
  // tsconfig.json leaves JSX as it is, for Docusaurus's compiler.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    exclude: ['**/node_modules/**', 'releases/fixtures/**', ...provedFiles],
    reporters: ['default', new Proofs()],
    environment: 'node',
    globalSetup: 'releases/fixtures-setup.ts',
    projects: [
      // What these import is loaded once per worker, because it keeps no state between tests.
      project('plain', 'ts', { isolate: false }),
      // React and the kits look for a document when they load, and the kits change it.
      project('components', 'tsx', { isolate: true }),
    ],
    // One fewer than processors by default, which is a single one on the smallest machines of CI.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // With --changed, an edit of package.json alone doesn't run everything.
    forceRerunTriggers: ['**/vitest.config.mts'],
    // Grammars, releases, compilers, and databases load within the first test or hook that needs them.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The add-on imports modules of antd without endings, which Node rejects.
    server: { deps: { inline: [/@react-querybuilder[\\/]antd/] } },
    alias: [{ find: /^antd\/es\//, replacement: 'antd/lib/' }],
  },
});
