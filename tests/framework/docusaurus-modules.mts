import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { transformWithOxc } from 'vite';

const require = createRequire(import.meta.url);
const client = join(dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');

/** `@docusaurus/Translate` and the like, which only a site's bundler knows. */
const exported = readdirSync(join(client, 'exports'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({
    find: new RegExp(`^@docusaurus/${basename(file, '.js')}$`),
    replacement: join(client, 'exports', file),
  }));

/**
 * Lets Vitest load the framework's own modules: they import each other by names that a site's
 * bundler resolves, are written in JSX, and read files that a build generates (here all empty).
 */
export function docusaurusModules(): Plugin {
  return {
    name: 'docusaurus-modules',
    enforce: 'pre',
    // The tests' own JSX too: tsconfig.json leaves it as it is, for a site's bundler to compile.
    config: () => ({ resolve: { alias: exported }, oxc: { jsx: { runtime: 'automatic' } } }),
    resolveId: (id) => (id.startsWith('@generated/') ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0@generated/') ? 'export default {};' : undefined),
    transform: (code, id) =>
      /@docusaurus\/.*\.js$/.test(id) ? transformWithOxc(code, id, { lang: 'jsx' }) : undefined,
  };
}
