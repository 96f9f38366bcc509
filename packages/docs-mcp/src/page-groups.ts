import { versions } from '../../../releases/versions.ts';

/** The group of a page: the docs of a version, the API reference, or the other pages. */
export function groupOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  if (first !== 'docs') return first === 'api' ? 'api' : 'site';
  return versions.some(({ path: base }) => base === `/docs/${second}`) ? `docs-${second}` : 'docs';
}
