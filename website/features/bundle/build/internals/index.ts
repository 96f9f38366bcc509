import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { satisfies } from 'semver';

/** The versions that our code was written against, for Node all that package.json allows. */
const tested = {
  '@docusaurus/core': '3.10.2',
  '@docusaurus/plugin-content-docs': '3.10.2',
  '@docusaurus/theme-classic': '3.10.2',
  '@docusaurus/theme-common': '3.10.2',
  '@rspack/core': '1.7',
  node: '*',
  typedoc: '0.28.20',
} as const satisfies Readonly<Record<string, string>>;

export type Dependency = keyof typeof tested;

export interface Internal {
  readonly of: Dependency;
  /** A private file of the package. For Node, a module with undocumented names. */
  readonly file: string;
  /** What it has to contain: names and strings that our code repeats or searches for. */
  readonly has?: readonly string[];
  /** The file or folder that relies on it, and for what. */
  readonly use: string;
}

const pageFiles = 'website/features/article/build/page-files makes pages known to the router';
const articleStyles = 'website/features/article/build/page-files loads the styles of articles';

/**
 * Everything that this site relies on in other packages besides their public interfaces. Updates of
 * these packages have to be tried, so package.json and the lockfile pin them.
 */
export const internals: readonly Internal[] = [
  {
    of: '@docusaurus/core',
    file: 'lib/client/preload.js',
    has: ['preload?.()'],
    use: pageFiles,
  },
  {
    of: '@docusaurus/core',
    file: 'lib/client/PendingNavigation.js',
    has: ["from './preload'", 'window.location.reload()'],
    use: pageFiles,
  },
  {
    of: '@docusaurus/core',
    file: 'lib/client/clientEntry.js',
    has: ["from './preload'", "from './docusaurus'"],
    use: pageFiles,
  },
  {
    of: '@docusaurus/core',
    file: 'lib/client/clientEntry.js',
    has: ['window.docusaurusRoot', '__docusaurus'],
    use: 'website/features/shell/build/boot-guards re-renders the 404 page',
  },
  {
    of: '@docusaurus/core',
    file: 'lib/client/hasHydratedDataAttribute.js',
    has: ['data-has-hydrated='],
    use: 'website/features/shell/build/boot-guards recognizes a page whose scripts are gone',
  },
  {
    of: '@docusaurus/core',
    file: 'lib/client/docusaurus.js',
    has: ['prefetch,', 'preload,', '__webpack_require__.gca'],
    use: 'website/features/article/build/page-files prefetches pages',
  },
  {
    of: '@docusaurus/core',
    file: 'lib/client/prefetch.js',
    has: ['export default function prefetch(url)'],
    use: 'website/features/article/build/page-files prefetches pages',
  },
  {
    of: '@docusaurus/core',
    file: 'lib/client/exports/ComponentCreator.js',
    has: ['routesChunkNames[`', 'registry[chunkName]', '__props', '__comp'],
    use: pageFiles,
  },
  {
    of: '@docusaurus/core',
    file: 'lib/client/docusaurusContext.js',
    has: ['export const Context'],
    use: 'tests/framework gives Docusaurus’ hooks a site without docs',
  },
  {
    of: '@docusaurus/core',
    file: 'lib/server/codegen/codegenRoutes.js',
    has: ["'routes.js'", "'registry.js'", "'routesChunkNames.json'"],
    use: 'website/features/article/build/page-files reads and replaces the generated files',
  },
  {
    of: '@docusaurus/core',
    file: 'lib/server/codegen/codegenRoutes.js',
    has: ['.simpleHash)(modulePath, 8)'],
    use: 'website/features/bundle/build/shared-chunks.ts names the chunks of layouts',
  },
  {
    of: '@docusaurus/core',
    file: 'lib/webpack/base.js',
    has: ["name: 'styles'"],
    use: 'website/features/bundle/build/shared-chunks.ts limits the group of shared stylesheets',
  },
  {
    of: '@docusaurus/plugin-content-docs',
    file: 'lib/client/docsClientUtils.js',
    has: ['version.docs.forEach((doc)'],
    use: 'website/features/article/build/page-files adds docs to the versions when pages arrive',
  },
  {
    of: '@docusaurus/plugin-content-docs',
    file: 'lib/client/docsUtils.js',
    has: ['docRoutes.find((docRoute) => matchPath(location.pathname, docRoute))'],
    use: pageFiles,
  },
  {
    of: '@docusaurus/theme-classic',
    file: 'lib/theme/Admonition/Layout/styles.module.css',
    use: articleStyles,
  },
  {
    of: '@docusaurus/theme-classic',
    file: 'lib/prism-include-languages.js',
    has: ['prismIncludeLanguages'],
    use: 'website/features/code/build leaves it out',
  },
  {
    of: '@docusaurus/theme-common',
    file: 'lib/internal.js',
    has: ['useNavbarMobileSidebar'],
    use: 'website/src/theme/Navbar/MobileSidebar and the API reference open and close the phone menu',
  },
  {
    of: '@docusaurus/theme-common',
    file: 'lib/contexts/announcementBar.js',
    has: ['docusaurus.announcement.dismiss', 'docusaurus.announcement.id'],
    use: 'website/features/shell/build/boot-guards shows a new announcement at once',
  },
  {
    of: '@docusaurus/theme-common',
    file: 'lib/utils/tabsUtils.js',
    has: ['docusaurus.tab.'],
    use: 'website/features/article/client/islands/tabs.ts keeps readers’ earlier choices',
  },
  {
    of: '@docusaurus/theme-common',
    file: 'lib/components/Collapsible/index.js',
    has: ["overflow: 'hidden'"],
    use: 'website/src/css/site.css keeps a list in place while it opens',
  },
  {
    of: 'typedoc',
    file: 'dist/index.js',
    has: ['getComment(symbol, kind)'],
    use: 'website/features/api/build/extract/typedoc.mts replaces this method of Context.prototype',
  },
  {
    of: 'node',
    file: 'node:module',
    has: ['_resolveFilename', '_extensions', '_compile'],
    use: 'samples/packages.ts lets a sample find the release that it is checked with',
  },
];

/**
 * Stops the build when a dependency isn't what this site relies on, so that an update can't lead to
 * pages that fail in the browser.
 *
 * @param dependency - The package whose internals moved.
 * @param fault - What is different, as a sentence without its period.
 */
export function failMoved(dependency: Dependency, fault: string): never {
  throw new Error(
    `${fault}. This site relies on internals of ${dependency} ${tested[dependency]}. Find out ` +
      'what the package does differently now, adapt what uses it, and then change its row in ' +
      'website/features/bundle/build/internals/index.ts. Until then, SITE_STOCK=true builds the site without its savings.',
  );
}

/**
 * Compares what is installed with what this site relies on.
 *
 * @throws Error that names the package, the file, and who relies on it.
 */
export function assertInternals(
  rows: readonly Internal[] = internals,
  versions: Readonly<Record<string, string>> = tested,
): void {
  for (const [dependency, range] of Object.entries(versions)) {
    const version = versionOf(dependency as Dependency);
    if (!satisfies(version, range)) {
      failMoved(dependency as Dependency, `${dependency} is ${version}`);
    }
  }
  for (const { of, file, has = [], use } of rows) {
    const text = contentOf(of, file);
    const missing = has.find((one) => !text?.includes(one));
    if (text === undefined) failMoved(of, `${of} has no ${file} (${use})`);
    if (missing) failMoved(of, `${file} of ${of} lacks "${missing}" (${use})`);
  }
}

const versionOf = (dependency: Dependency): string =>
  dependency === 'node'
    ? process.versions.node
    : JSON.parse(contentOf(dependency, 'package.json') ?? '{}').version;

function contentOf(dependency: Dependency, file: string): string | undefined {
  if (dependency === 'node') {
    const module = createRequire(import.meta.url)(file);
    return Object.keys({ ...module, ...module.prototype }).join();
  }
  const path = join(folderOf(dependency), file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Not every package exports its package.json, so this looks for the folder itself. */
function folderOf(dependency: Dependency): string {
  const folders = createRequire(import.meta.url).resolve.paths(dependency) ?? [];
  const found = folders.map((folder) => join(folder, dependency)).find(existsSync);
  return found ?? failMoved(dependency, `${dependency} isn't installed`);
}
