import { compareReleases, majorOf, minorOf } from '../../../../releases/releases';
import { type Choice, typesArea, type UpgradeData } from './guide';

/** What an address asks for, and sentences about what in it can't be shown. */
export interface Asked {
  readonly choice: Choice;
  readonly problems: readonly string[];
}

/** The choice without an address: from the newest release of the major before the last to the newest. */
export function defaultChoice({ releases }: UpgradeData): Choice {
  const to = releases.at(-1) ?? '';
  const from = releases.filter((release) => majorOf(release) < majorOf(to)).at(-1) ?? to;
  return { from, to, kits: [], without: [] };
}

/**
 * Reads an address's query, for example `?from=6.5&to=8.24&kits=antd&without=drag`. It never throws.
 * What it can't read is replaced by the default and named in a sentence.
 */
export function readAddress(search: string, data: UpgradeData): Asked {
  const parameters = new URLSearchParams(search);
  const problems: string[] = [];
  const standard = defaultChoice(data);

  const release = (name: 'from' | 'to') => {
    const text = parameters.get(name);
    if (text === null) return standard[name];
    // `8.24.1` and `8` are read, too: the minor of the first, and the newest minor of the second.
    const found = data.releases
      .filter((one) => `${one}.`.startsWith(`${text}.`) || minorOf(one) === minorOf(text))
      .at(-1);
    if (!found) {
      problems.push(
        `There is no release ${short(text)} of React Query Builder in the list, so this page shows ${minorOf(standard[name])} instead.`,
      );
    }
    return found ?? standard[name];
  };
  const list = (name: string, known: readonly string[], what: string) => {
    const all = (parameters.get(name) ?? '').split(',').filter((one) => one !== '');
    const unknown = all.filter((one) => !known.includes(one));
    if (unknown.length > 0) {
      problems.push(
        `The address names ${unknown.slice(0, 3).map(short).join(', ')}, which isn’t ${what}.`,
      );
    }
    return known.filter((one) => all.includes(one));
  };

  const from = release('from');
  const to = release('to');
  const kitIds = data.kits.map(({ id }) => id);
  const kits = list('kits', kitIds, 'a UI kit with an add-on');
  const parts = [...Object.keys(data.areas), typesArea];
  const without = list('without', parts, 'a part that you can leave out');
  if (compareReleases(from, to) >= 0) {
    problems.push(
      `${minorOf(from)} isn’t older than ${minorOf(to)}. Choose an older release to come from, or a newer one to go to.`,
    );
  }
  return { choice: { from, to, kits, without }, problems };
}

/** The query string for a choice; empty for the default. */
export function writeAddress(choice: Choice, data: UpgradeData): string {
  const standard = defaultChoice(data);
  const { from, to, kits, without } = choice;
  const isStandard = from === standard.from && to === standard.to;
  const parts = [
    ...(isStandard ? [] : [`from=${minorOf(from)}`, `to=${minorOf(to)}`]),
    ...(kits.length > 0 ? [`kits=${kits.join(',')}`] : []),
    ...(without.length > 0 ? [`without=${without.join(',')}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** A part of an address in a sentence. */
const short = (text: string): string => `“${text.slice(0, 20)}${text.length > 20 ? '…' : ''}”`;
