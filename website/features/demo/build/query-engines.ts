import type { Plugin } from '@docusaurus/types';

/** Node.js modules that PGlite imports only on Node.js. */
const nodeModules = ['module', 'crypto', 'fs', 'path', 'url'];

/** Engines that are larger than all other code of the site. */
const largeEngines = ['@electric-sql/pglite', 'sql.js'];

/**
 * Lets the bundler include the demo's engines: the databases for browsers without their Node.js code, and not at
 * all for the server, which renders pages but runs no queries.
 */
export function queryEngines(): Plugin {
  return {
    name: 'query-engines',
    configureWebpack: (_config, isServer) => ({
      ...(isServer && {
        resolve: { alias: Object.fromEntries(largeEngines.map((name) => [`${name}$`, false])) },
      }),
      ...(!isServer && {
        // Below /assets, which browsers cache permanently.
        output: { assetModuleFilename: 'assets/files/[name]-[contenthash:8][ext]' },
        externals: Object.fromEntries(nodeModules.map((name) => [`node:${name}`, 'var {}'])),
      }),
    }),
  };
}
