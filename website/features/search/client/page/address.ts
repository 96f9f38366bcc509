import { maxQueryLength } from '../limits';

export interface Asked {
  readonly query: string;
  /** Name of a scope; empty for the current one. */
  readonly version: string;
}

/** Reads an address's query: `q`, cut to the longest query, and `version`. Malformed encoding is read as far as it goes. */
export function readAddress(search: string): Asked {
  const parameters = new URLSearchParams(search);
  return {
    query: (parameters.get('q') ?? '').slice(0, maxQueryLength),
    version: parameters.get('version') ?? '',
  };
}

/** The query string for a search; empty if there's no query. */
export function writeAddress({ query, version }: Asked): string {
  const parts = [
    query && `q=${encodeURIComponent(query)}`,
    version && `version=${encodeURIComponent(version)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
