import { versionByName } from '../../../site/versions.ts';
import type { PageFacts } from '../../built-pages/facts.ts';

/** The words on a card. */
export interface CardContent {
  readonly title: string;
  /** Where the page belongs; stands above the title. */
  readonly section: string;
  /** Version of the docs; not on cards of pages that have no version. */
  readonly version?: string;
}

/** Addresses of the reference that have no card of their own: exported symbols, by their kind. */
const symbolPath =
  /^\/api\/.+\/(functions|interfaces|type-aliases|variables|classes|enumerations|namespaces)\/[^/]+$/;

const kinds: Readonly<Record<string, string>> = {
  functions: 'Functions and components',
  interfaces: 'Interfaces',
  'type-aliases': 'Types',
  variables: 'Variables',
  classes: 'Classes',
  enumerations: 'Enumerations',
  namespaces: 'Namespaces',
};

/**
 * What the card of a page says. Pages of the reference share a card per module and kind, because
 * there are thousands of them.
 *
 * @param page - The page.
 * @param tagline - What the site is, for the card of the home page.
 */
export function contentOf(page: PageFacts, tagline: string): CardContent {
  const { path, title, trail, version } = page;
  const [, kind] = symbolPath.exec(path) ?? [];
  if (kind) return { title: moduleOf(title), section: `API: ${kinds[kind]}` };
  if (path === '/') return { title: tagline, section: '' };
  if (path.startsWith('/api')) return { title, section: title === 'API' ? '' : 'API' };
  if (version) {
    return { title, section: trail.at(-1)?.name ?? 'Docs', version: labelOf(version) };
  }
  const [section = '', name] = title.split(/:\s+/);
  return name ? { title: name, section } : { title, section: '' };
}

/** `add (react-querybuilder)` → `react-querybuilder`. */
const moduleOf = (title: string): string => /\((.*)\)$/.exec(title)?.[1] ?? title;

/** `v6, 6.5.5`: the version as menus call it, and the release. */
function labelOf(name: string): string {
  const { label, library } = versionByName(name);
  return `${label}, ${library}`;
}
