import type { Plugin } from '@docusaurus/types';
import { libraryFacts } from './library-facts.ts';
import { installedReleases } from './releases.ts';

/** Lets client code read installed releases, and facts about the library, without loading its files. */
export function defineInstalledReleases(): Plugin {
  const facts = JSON.stringify(libraryFacts());
  return {
    name: 'installed-releases',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          INSTALLED_RELEASES: JSON.stringify(installedReleases),
          LIBRARY_FACTS: facts,
        }),
      ],
    }),
  };
}
