import { addressOfFile, fileOfAddress, type HasFile } from '../../website/site/addresses.mjs';
import type { FileLinks, Reference } from './references.ts';

export interface BuiltSite {
  /** E.g. `https://docs.example.com`. */
  readonly origin: string;
  readonly has: HasFile;
  readonly links: ReadonlyMap<string, FileLinks>;
}

export interface LinkProblem {
  readonly file: string;
  readonly address: string;
  readonly reason: string;
}

/** Pages whose script reads the hash, so it isn't an anchor. */
const statefulHashes = new Set(['/demo', '/sandbox']);
const isStateful = (path: string) => statefulHashes.has(path) || path.startsWith('/demo/');

export function checkLinks(site: BuiltSite): readonly LinkProblem[] {
  const problems: LinkProblem[] = [];
  for (const [file, { references, faults, redirectsTo }] of site.links) {
    for (const reason of faults)
      problems.push({ file, address: addressOfFile(file, site.has), reason });
    const all: readonly Reference[] =
      redirectsTo === undefined
        ? references
        : [...references, { use: 'link', address: redirectsTo }];
    const seen = new Set<string>();
    for (const reference of all) {
      // A page may repeat a link, for example in its menus.
      const key = `${reference.use} ${reference.sharesWindow} ${reference.address}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const reason of faultsOf(reference, file, site)) {
        problems.push({ file, address: reference.address, reason });
      }
    }
  }
  return problems;
}

function faultsOf(reference: Reference, file: string, site: BuiltSite): readonly string[] {
  const { address, use, sharesWindow } = reference;
  const faults = sharesWindow ? ['opens another window without rel="noopener"'] : [];
  const url = parse(address, addressOfFile(file, site.has), site.origin);
  if (url === undefined) return [...faults, address === '' ? 'is empty' : 'is not a valid URL'];
  if (['data:', 'blob:', 'mailto:', 'tel:', 'about:'].includes(url.protocol)) return faults;
  if (url.protocol === 'javascript:')
    return [...faults, 'runs a script instead of leading to an address'];
  if (url.origin === site.origin) return [...faults, ...internalFaults(url, use, file, site)];
  if (url.protocol !== 'https:') return [...faults, 'leads to another site without https'];
  if (use === 'asset') return [...faults, 'is loaded from another site'];
  return faults;
}

function internalFaults(
  url: URL,
  use: Reference['use'],
  file: string,
  site: BuiltSite,
): readonly string[] {
  const path = decode(url.pathname);
  if (path === undefined) return ['has damaged percent-encoding'];
  const target = fileOfAddress(path, site.has);
  if (target === undefined) return ['leads to nothing'];
  const clean = addressOfFile(target, site.has);
  if (path !== clean) return [`is another spelling of ${clean}`];
  const links = site.links.get(target);
  if (links?.redirectsTo?.startsWith('/') && target !== file) {
    return [`leads to a page that redirects to ${links.redirectsTo}. Link to that one`];
  }
  if (use !== 'asset' && target === '/404.html' && file !== target) {
    return ['leads to the 404 page'];
  }
  const anchor = decode(url.hash.slice(1));
  if (anchor === undefined) return ['has damaged percent-encoding'];
  // Browsers scroll to the top of the page for both.
  if (anchor === '' || anchor === 'top' || isStateful(clean)) return [];
  if (!target.endsWith('.html')) return [];
  return links?.anchors.has(anchor) ? [] : [`${clean} has no anchor "${anchor}"`];
}

function parse(address: string, from: string, origin: string): URL | undefined {
  if (address === '' || !URL.canParse(address, origin + from)) return undefined;
  return new URL(address, origin + from);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
