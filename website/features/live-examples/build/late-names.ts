import { spanAt, spansIn } from '../../../../releases/history/history.ts';
import { storedHistory } from '../../../../releases/history/stored.ts';
import { compareReleases } from '../../../../releases/releases.ts';

/** The oldest release with a history; its names are in every later one. */
const oldest = '4.2.3';

/** Where code names a key of the history. */
const places: readonly { readonly key: RegExp; readonly inCode: (name: string) => RegExp }[] = [
  {
    key: /^(\w+)$/,
    inCode: (name) =>
      new RegExp(`import\\s*\\{[^}]*\\b${name}\\b[^}]*\\}\\s*from\\s*['"]react-querybuilder['"]`),
  },
  {
    key: /^QueryBuilderProps\.(\w+)$/,
    inCode: (name) => new RegExp(`<QueryBuilder\\b[^<]*?\\s${name}(?:=|\\s|/>|>)`),
  },
  {
    key: /^FormatQueryOptions\.(\w+)$/,
    inCode: (name) => new RegExp(`formatQuery\\([^;]*[{,]\\s*${name}\\s*[:,}]`),
  },
];

/**
 * The names in a sample that came after the oldest release with a history, newest first.
 *
 * @param release - The one that the sample runs on.
 * @returns For example `ungroup@8.24 showUngroupButtons@8.24`.
 */
export const lateNames = (code: string, release: string): string =>
  Object.keys(storedHistory)
    .flatMap((key) => {
      const place = places.find((one) => one.key.test(key));
      const name = place?.key.exec(key)?.[1];
      if (!place || name === undefined || !code.includes(name)) return [];
      const span = spanAt(spansIn(storedHistory, key), release);
      if (!span || compareReleases(span.since, oldest) <= 0) return [];
      return place.inCode(name).test(code) ? [{ name, since: span.since }] : [];
    })
    .sort((one, other) => compareReleases(other.since, one.since))
    .map(({ name, since }) => `${name}@${since}`)
    .join(' ');
