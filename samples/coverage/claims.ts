import { type StoredHistory, spanAt, spansIn } from '../../releases/history/history.ts';
import type { Problem } from '../../releases/problems.ts';
import type { Definition } from './definitions.ts';

interface Claim {
  readonly words: string;
  readonly release: string;
  /** Whether it says when the name was added, not when something about it changed. */
  readonly isOrigin: boolean;
}

/**
 * Finds claims such as "since 8.14" next to a definition that the history contradicts. A claim about when the
 * name was added ("(since 8.14)", or "Since 8.14." as a cell or paragraph of its own) must be right. Any
 * other claim can be about a later change, but not about a time before the name existed.
 *
 * @param keys - Keys of the name in the history. A claim only has to be right for one.
 * @param release - Release that the page describes.
 */
export function wrongClaims(
  definition: Definition,
  keys: readonly string[],
  release: string,
  history: StoredHistory,
): readonly Problem[] {
  const { path, line, name, texts } = definition;
  const origins = keys.flatMap((key) => spanAt(spansIn(history, key), release)?.since ?? []);
  if (origins.length === 0) return [];
  return texts
    .flatMap(claimsIn)
    .filter((claim) => !origins.some((origin) => holds(claim, origin)))
    .map(({ words }) => ({
      path,
      line,
      message: `The page says "${words}" about \`${name}\`, which came in ${[...new Set(origins)].join(' or ')}. Write <Since of="${keys[0]}" /> instead.`,
    }));
}

function claimsIn(text: string): readonly Claim[] {
  const found = text.matchAll(/\b(?:since|(?:added|new) in) v?(\d+(?:\.\d+)?)(?:\.\d+)*/gi);
  return [...found].map((match) => {
    const before = text.slice(0, match.index).trimEnd();
    const after = text.slice(match.index + match[0].length).trimStart();
    return {
      words: match[0],
      release: match[1] ?? '',
      isOrigin: /(?:^|\()$/.test(before) && /^(?:$|[.;)])/.test(after),
    };
  });
}

function holds({ release, isOrigin }: Claim, origin: string): boolean {
  const [major = 0, minor] = release.split('.').map(Number);
  const [originMajor = 0, originMinor] = origin.split('.').map(Number);
  if (major !== originMajor) return !isOrigin && major > originMajor;
  if (originMinor === undefined) return true;
  if (minor === undefined) return !isOrigin;
  return isOrigin ? minor === originMinor : minor >= originMinor;
}
