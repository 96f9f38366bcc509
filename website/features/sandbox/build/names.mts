import { hasName, storedHistory } from '../../../../releases/history/stored.ts';
import type { ReleaseNames } from '../frame/protocol.ts';

export function namesOf(release: string): ReleaseNames {
  const names = Object.keys(storedHistory).filter((key) => hasName(key, release));
  const prefix = 'QueryBuilderProps.';
  return {
    exports: names.filter((name) => /^\w+$/.test(name)),
    props: names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
  };
}
