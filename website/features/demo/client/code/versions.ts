import type { PackageName } from './package-names.ts';

declare global {
  /** Replaced by bundlers; see `website/features/releases/build/installed`. */
  const INSTALLED_RELEASES: Readonly<Record<PackageName, string>>;
}

export const versions = INSTALLED_RELEASES;
