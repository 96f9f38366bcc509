import type { Plugin } from '@docusaurus/types';

/**
 * Keeps the documented library out of Docusaurus' `common` chunk, which collects what any two pages
 * share and is loaded by all of them: a page without a builder then loads none of it.
 */
export function libraryChunk(): Plugin {
  return {
    name: 'library-chunk',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  library: {
                    test: /[\\/]node_modules[\\/](@react-querybuilder|react-querybuilder|numeric-quantity|@reduxjs|immer)[\\/]/,
                    chunks: 'async',
                    minChunks: 2,
                    priority: 50,
                  },
                },
              },
            },
          },
  };
}
