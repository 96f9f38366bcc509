import type { PackageName } from './package-names.ts';

declare global {
  /** Replaced by bundlers; see `plugins/installed-releases`. */
  const INSTALLED_RELEASES: Readonly<Record<PackageName, string>>;
}

/** Releases that the demo runs, and that the code it writes asks for. */
export const versions = INSTALLED_RELEASES;
