import { installedReleases } from './releases.ts';

// What the site's bundler replaces; tests load this before modules that read it.
Object.assign(globalThis, { INSTALLED_RELEASES: installedReleases });
