/**
 * The versions whose internals plugins/page-files was written against: the whole number, or its
 * beginning. `@docusaurus/*` are pinned in package.json, `@rspack/core` by the lockfile.
 */
const testedVersions = {
  '@docusaurus/core': '3.10.2',
  '@docusaurus/plugin-content-docs': '3.10.2',
  '@rspack/core': '1.7',
} as const;

export type Dependency = keyof typeof testedVersions;

/**
 * Ends the build when a dependency isn't what the plugin expects, so that an update can't lead to pages
 * that fail in the browser.
 *
 * @param dependency - The package whose internals moved.
 * @param fault - What is different, as a sentence without its period.
 */
export function failMoved(dependency: Dependency, fault: string): never {
  throw new Error(
    `page-files: ${fault}. The plugin relies on internals of ${dependency} ${testedVersions[dependency]}. ` +
      'Find out what the package does differently now, adapt plugins/page-files until ' +
      'tests/e2e/page-files.spec.ts passes, and then change testedVersions in its internals.ts. ' +
      'Until then, SITE_STOCK=true builds the site without the plugin.',
  );
}

/**
 * Compares an installed version with the tested one.
 *
 * @throws Error when it is another.
 */
export function assertTested(dependency: Dependency, installed: string): void {
  const tested = testedVersions[dependency];
  if (installed !== tested && !installed.startsWith(`${tested}.`)) {
    failMoved(dependency, `${dependency} is ${installed}`);
  }
}
