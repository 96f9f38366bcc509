import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { docsLanguages } from '../website/features/demo/build/languages.ts';
import { installedReleases } from '../website/features/releases/build/installed/releases.ts';
import { docusaurusModules } from './framework/docusaurus-modules.mts';
import { Proofs, provedFiles } from './proofs.mts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Specs that take a minute or more, the slowest first. */
const slow = [
  'kit-options',
  'every-page-others',
  'stock-pages',
  'hosted',
  'navigation-matrix',
  'every-page-older',
  'sandbox-flood',
  'sandbox',
  'hash',
  'demo-kits',
  'upgrade-types',
];

/** Starts slow specs first, so that no worker is left with one when the other has no more to do. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = slow.findIndex((name) => moduleId.endsWith(`/${name}.spec.ts`));
      return rank < 0 ? slow.length : rank;
    };
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}

/**
 * Both projects drive one browser per worker over `build/`, which they take as they find it, and
 * read the site's sources, components included.
 */
const project = (name: string, include: string) => ({
  root: here('.'),
  plugins: [docusaurusModules()],
  define: {
    INSTALLED_RELEASES: JSON.stringify(installedReleases),
    LANGUAGES: JSON.stringify(docsLanguages()),
  },
  test: {
    name,
    include: [include],
    exclude: provedFiles,
    server: { deps: { inline: [/@docusaurus\//] } },
    globalSetup: here('fixture/serve-build.ts'),
    isolate: false,
    // Pages are slow to start while another worker builds a site.
    testTimeout: 30_000,
    hookTimeout: 480_000,
  },
});

export default defineConfig({
  test: {
    // As many as the smallest machine has processors. A third saves a sixth of the time on a good day, but
    // makes each page 3.6 times slower on a busy machine, where the sandbox stops code as unresponsive.
    maxWorkers: 2,
    reporters: ['default', new Proofs()],
    sequence: { sequencer: SlowFirst },
    projects: [
      project('e2e', '{e2e,framework}/**/*.{spec,test}.{ts,tsx}'),
      project('a11y', 'a11y/**/*.spec.ts'),
      project('engines', 'engines/*.spec.ts'),
    ],
  },
});
