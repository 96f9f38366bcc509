import type { Plugin } from '@docusaurus/types';
import { saves } from './savings/index.ts';

/**
 * Asks the browser to compile scripts while they download, on another thread, instead of each
 * function when it's first called. It's an explicit compile hint of V8; to other browsers, it's a
 * comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || !saves('compile-hints')) return {};
      const { BannerPlugin, Compilation } = currentBundler.instance;
      return {
        plugins: [
          new BannerPlugin({
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            test: /\.js$/,
            // The minifier would remove it.
            stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
          }),
        ],
      };
    },
  };
}
