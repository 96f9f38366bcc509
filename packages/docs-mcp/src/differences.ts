import { changesFrom } from '../../../releases/behavior/history.ts';
import { spanAt, spansIn } from '../../../releases/history/history.ts';
import { storedHistory } from '../../../releases/history/stored.ts';

const maxNames = 30;

/**
 * Says what differs between two releases by the history of names and by recorded behavior.
 *
 * @param from - The older release.
 * @param to - The newer release.
 * @param text - If it's given, only names that occur in it are listed.
 */
export function differences(from: string, to: string, text?: string): string {
  const has = (key: string, release: string) =>
    spanAt(spansIn(storedHistory, key), release) !== undefined;
  const changed = Object.keys(storedHistory).filter((key) => has(key, from) !== has(key, to));
  const added = changed.filter((key) => has(key, to));
  const removed = changed.filter((key) => has(key, from));
  const behavior = changesFrom(from, to).length;
  const count = `By the history of names, ${from} lacks ${added.length} names of ${to} and has ${removed.length} that ${to} lacks; ${behavior} recorded results of the same code differ.`;
  const words = text === undefined ? undefined : new Set(text.match(/[\w$]+/g));
  const isShown = (key: string) => !words || words.has(key.split(/[./]/).at(-1) ?? '');
  return [
    count,
    listed(`${from} lacks`, added.filter(isShown)),
    listed(`Only ${from} has`, removed.filter(isShown)),
  ]
    .filter((one) => one !== '')
    .join(' ');
}

function listed(start: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const rest = names.length - maxNames;
  return `${start}: ${names.slice(0, maxNames).join(', ')}${rest > 0 ? `, and ${rest} more` : ''}.`;
}
