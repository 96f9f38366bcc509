import type { Plugin } from '@docusaurus/types';
import { installedReleases } from './releases.ts';

/** Lets client code read installed releases without loading whole `package.json` files. */
export function defineInstalledReleases(): Plugin {
  return {
    name: 'installed-releases',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          INSTALLED_RELEASES: JSON.stringify(installedReleases),
        }),
      ],
    }),
  };
}
