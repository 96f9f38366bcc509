import type { Plugin } from '@docusaurus/types';

/** Node.js modules that PGlite asks for only where it runs on Node.js. */
const nodeModules = ['module', 'crypto', 'fs', 'path', 'url'];

/** Engines that are larger than the whole rest of the site's code. */
const largeEngines = ['@electric-sql/pglite', 'sql.js'];

/**
 * Lets the demo's engines and add-ons be bundled: the databases for browsers without their Node.js
 * halves, and not at all for the server, which renders pages and runs no queries; the packages of
 * this repository from their sources.
 */
export function queryEngines(): Plugin {
  return {
    name: 'query-engines',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        conditionNames: ['rqb-source', '...'],
        ...(isServer && {
          alias: Object.fromEntries(largeEngines.map((name) => [`${name}$`, false])),
        }),
      },
      ...(!isServer && {
        // Below /assets, which browsers keep for good.
        output: { assetModuleFilename: 'assets/files/[name]-[contenthash:8][ext]' },
        externals: Object.fromEntries(nodeModules.map((name) => [`node:${name}`, 'var {}'])),
      }),
    }),
  };
}
