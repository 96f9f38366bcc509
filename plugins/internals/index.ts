import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A private file of another package that this site relies on. */
interface Internal {
  readonly file: string;
  /** What it has to contain: names and strings that our code repeats or searches for. */
  readonly has: readonly string[];
  readonly use: string;
}

interface Package {
  /** The version that our code was written against: the whole number, or its beginning. */
  readonly tested: string;
  readonly internals: readonly Internal[];
}

const pageFiles = 'plugins/page-files makes pages known to the router';

/**
 * Everything that this site relies on in other packages besides their public interfaces.
 * `@docusaurus/*` are pinned in package.json, the others by the lockfile.
 */
const packages = {
  '@docusaurus/core': {
    tested: '3.10.2',
    internals: [
      { file: 'lib/client/preload.js', has: ['preload?.()'], use: pageFiles },
      {
        file: 'lib/client/PendingNavigation.js',
        has: ["from './preload'", 'window.location.reload()'],
        use: pageFiles,
      },
      {
        file: 'lib/client/clientEntry.js',
        has: ["from './preload'", "from './docusaurus'", 'window.docusaurusRoot'],
        use: `${pageFiles}; plugins/boot-guards re-renders the 404 page`,
      },
      {
        file: 'lib/client/docusaurus.js',
        has: ['prefetch,', 'preload,', '__webpack_require__.gca'],
        use: 'plugins/page-files prefetches pages',
      },
      {
        file: 'lib/client/prefetch.js',
        has: ['export default function prefetch(url)'],
        use: 'plugins/page-files prefetches pages',
      },
      {
        file: 'lib/client/exports/ComponentCreator.js',
        has: ['routesChunkNames[`', 'registry[chunkName]', '__props', '__comp'],
        use: pageFiles,
      },
    ],
  },
  '@docusaurus/plugin-content-docs': {
    tested: '3.10.2',
    internals: [
      {
        file: 'lib/client/docsClientUtils.js',
        has: ['version.docs.forEach((doc)'],
        use: 'plugins/page-files adds docs to the versions when pages arrive',
      },
      {
        file: 'lib/client/docsUtils.js',
        has: ['docRoutes.find((docRoute) => matchPath(location.pathname, docRoute))'],
        use: pageFiles,
      },
    ],
  },
  '@docusaurus/plugin-client-redirects': {
    tested: '3.10.2',
    internals: [
      { file: 'lib/collectRedirects.js', has: ['collectRedirects'], use: 'plugins/redirects' },
      { file: 'lib/writeRedirectFiles.js', has: ['toRedirectFiles'], use: 'plugins/redirects' },
    ],
  },
  '@docusaurus/theme-classic': {
    tested: '3.10.2',
    internals: [
      {
        file: 'lib/theme/Admonition/Layout/styles.module.css',
        has: ['.admonition'],
        use: 'plugins/page-files loads the styles of articles',
      },
      {
        file: 'lib/prism-include-languages.js',
        has: ['prismIncludeLanguages'],
        use: 'plugins/code-highlight leaves it out',
      },
    ],
  },
  '@docusaurus/theme-common': {
    tested: '3.10.2',
    internals: [
      {
        file: 'lib/contexts/announcementBar.js',
        has: ['docusaurus.announcement.dismiss', 'docusaurus.announcement.id'],
        use: 'plugins/boot-guards shows a new announcement at once',
      },
      {
        file: 'lib/utils/tabsUtils.js',
        has: ['docusaurus.tab.'],
        use: 'src/islands/tabs.ts keeps readers’ earlier choices',
      },
    ],
  },
  '@rspack/core': { tested: '1.7', internals: [] },
} as const satisfies Readonly<Record<string, Package>>;

export type Dependency = keyof typeof packages;

/**
 * Stops the build when a dependency isn't what this site relies on, so that an update can't lead to
 * pages that fail in the browser.
 *
 * @param dependency - The package whose internals moved.
 * @param fault - What is different, as a sentence without its period.
 */
export function failMoved(dependency: Dependency, fault: string): never {
  throw new Error(
    `${fault}. This site relies on internals of ${dependency} ${packages[dependency].tested}. Find out ` +
      'what the package does differently now, adapt what uses it, and then change its row in ' +
      'plugins/internals/index.ts. Until then, SITE_STOCK=true builds the site without its savings.',
  );
}

/**
 * Compares the installed packages with what this site relies on.
 *
 * @param folderOf - Finds the folder of an installed package; for tests.
 * @throws Error that names the package, the file, and who relies on it.
 */
export function assertInternals(folderOf: (name: string) => string = installedFolder): void {
  for (const [name, { tested, internals }] of Object.entries<Package>(packages)) {
    const dependency = name as Dependency;
    const folder = folderOf(name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (version !== tested && !version.startsWith(`${tested}.`)) {
      failMoved(dependency, `${name} is ${version}`);
    }
    for (const { file, has, use } of internals) {
      const path = join(folder, file);
      const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      const missing = has.find((one) => !text?.includes(one));
      if (text === undefined) failMoved(dependency, `${name} has no ${file} (${use})`);
      if (missing) failMoved(dependency, `${file} of ${name} lacks "${missing}" (${use})`);
    }
  }
}

/** Not every package exports its package.json, so this looks for the folder itself. */
function installedFolder(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
  return found ?? failMoved(name as Dependency, `${name} isn't installed`);
}
