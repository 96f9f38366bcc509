import type { Link } from '../../page-data.ts';
import type { NameList } from '../../release-data.ts';
import { addressOfKey, type Catalogue } from '../model/catalogue.ts';

/** Lists of names that were added or removed. Empty lists, modules, and files are left out. */
export function nameLists(
  added: readonly string[],
  removed: readonly string[],
  catalogue: Catalogue,
): readonly NameList[] {
  return [
    { id: 'exports-added', title: 'Exports added', names: added.filter(isExport) },
    { id: 'exports-removed', title: 'Exports removed', names: removed.filter(isExport) },
    { id: 'members-added', title: 'Props and options added', names: membersIn(added) },
    { id: 'members-removed', title: 'Props and options removed', names: membersIn(removed) },
  ]
    .filter(({ names }) => names.length > 0)
    .map(({ id, title, names }) => ({
      id,
      title: `${title}: ${names.length}`,
      groups: groupsOf(names, catalogue),
    }));
}

const isExport = (key: string): boolean => /^[\w$]+$/.test(key);

/** If a type was added or removed as a whole, its members aren't listed separately. */
const membersIn = (changed: readonly string[]): readonly string[] =>
  changed.filter(
    (key) => /^[\w$]+\.[\w$]+$/.test(key) && !changed.includes(key.replace(/\..*/, '')),
  );

function groupsOf(keys: readonly string[], catalogue: Catalogue): NameList['groups'] {
  const groups = new Map<string, (Link | readonly [string])[]>();
  for (const key of [...keys].sort((a, b) => a.localeCompare(b, 'en'))) {
    const [owner = '', member] = key.split('.');
    const of = member === undefined ? '' : owner;
    const path = addressOfKey(catalogue, key);
    const name = member ?? owner;
    groups.set(of, [...(groups.get(of) ?? []), path === undefined ? [name] : [name, path]]);
  }
  return [...groups].map(([of, names]) => ({ of, names }));
}
