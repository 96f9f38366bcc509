import { changesFrom } from '../../../releases/behavior/history.ts';
import { hasName, storedHistory } from '../../../releases/history/stored.ts';

const maxNames = 30;

/**
 * Says what differs between two releases by the history of names and by recorded behavior.
 *
 * @param from - The older release.
 * @param to - The newer release.
 * @param text - If it's given, only names that occur in it are listed.
 */
export function differences(from: string, to: string, text?: string): string {
  const changed = Object.keys(storedHistory).filter(
    (key) => hasName(key, from) !== hasName(key, to),
  );
  const added = changed.filter((key) => hasName(key, to));
  const removed = changed.filter((key) => hasName(key, from));
  const behavior = changesFrom(from, to).length;
  const count = `By the history of names, ${from} lacks ${added.length} names of ${to} and has ${removed.length} that ${to} lacks; ${behavior} recorded results of the same code differ.`;
  const words = text === undefined ? undefined : new Set(text.match(/[\w$]+/g));
  const isShown = (key: string) => !words || words.has(key.split(/[./]/).at(-1) ?? '');
  const lists = [
    [`${from} lacks`, added.filter(isShown)],
    [`Only ${from} has`, removed.filter(isShown)],
  ] as const;
  return [
    count,
    ...lists
      .filter(([, names]) => names.length > 0)
      .map(([start, names]) => `${start}: ${listOf(names, maxNames)}.`),
  ].join(' ');
}

/** The first names, and the number of the rest. */
export function listOf(names: readonly string[], limit: number): string {
  const rest = names.length - limit;
  return rest > 0 ? `${names.slice(0, limit).join(', ')}, and ${rest} more` : names.join(', ');
}
