import type { Plugin } from '@docusaurus/types';

/** Files that a page begins with, whose functions are called at once; not editors, engines or search. */
const beginnings =
  /^assets\/js\/(react|main|docs-page|docs-theme|library[^.]*|[\da-f]{8})\.[^.]+\.js$/;

/**
 * Asks browsers to compile all functions of a file while it comes in, beside the page, and not each
 * when it is first called, in the page's way: an explicit compile hint of V8 (Chrome 136 and later).
 * Other browsers see a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const { BannerPlugin, Compilation } = currentBundler.instance;
      return {
        plugins: [
          new BannerPlugin({
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            test: beginnings,
            // The minifier would take it away.
            stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
          }),
        ],
      };
    },
  };
}
