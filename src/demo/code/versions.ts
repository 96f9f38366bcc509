import type { PackageName } from './package-names.ts';

declare global {
  /** Replaced by bundlers; see `plugins/installed-releases`. */
  const INSTALLED_RELEASES: Readonly<Record<PackageName, string>>;
}

/** Releases that the demo runs and that its generated code installs. */
export const versions = INSTALLED_RELEASES;
