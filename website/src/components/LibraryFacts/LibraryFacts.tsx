import type { Facts } from './facts';

declare global {
  /** Replaced by the bundler; see `website/features/releases/build/installed`. */
  const LIBRARY_FACTS: Facts;
}

/** License, supported React versions, and size of the newest release. */
export function LibraryFacts() {
  const { license, react, kilobytes } = LIBRARY_FACTS;
  return (
    <>
      {license} license, React {react.join(' and ')}, TypeScript types included, {kilobytes} kB of
      JavaScript (minified and compressed by gzip, without React)
    </>
  );
}
