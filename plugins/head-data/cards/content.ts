import { versionByName } from '../../../site/versions.ts';
import { groups } from '../../api-reference/model/kinds.ts';
import type { PageFacts } from '../../built-pages/facts.ts';

export interface CardContent {
  readonly title: string;
  readonly section: string;
  readonly version?: string;
}

/** Addresses in the reference without a card of their own: exported symbols, by kind. */
const symbolPath = /^\/api\/.+\/([^/]+)\/[^/]+$/;

/** Reference pages share a card per module and kind, because there are thousands of them. */
export function contentOf(page: PageFacts, tagline: string): CardContent {
  const { path, title, trail, version } = page;
  const [, folder] = symbolPath.exec(path) ?? [];
  const kind = groups.find(({ group }) => group === folder);
  if (kind) return { title: moduleOf(title), section: `API: ${kind.title}` };
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

/** `v6, 6.5.5`: the version's label in menus, and the release. */
function labelOf(name: string): string {
  const { label, library } = versionByName(name);
  return `${label}, ${library}`;
}
