import { type StoredHistory, spanAt, spansIn } from '../history/history.ts';
import type { Problem } from '../problems.ts';
import type { Definition } from './definitions.ts';

/** A sentence's claim about a release. */
interface Claim {
  readonly words: string;
  readonly release: string;
  /** Whether it says when the name came, and not when something about it changed. */
  readonly isOrigin: boolean;
}

/**
 * Finds claims like "since 8.14" next to a definition that the history contradicts. One that says
 * when the name came ("(since 8.14)", or "Since 8.14." as a cell or paragraph of its own) must be
 * right; any other may speak of a later change, but of nothing before the name was there.
 *
 * @param definition - The place.
 * @param keys - Keys that its name has in the history; a claim holds when it is right for one.
 * @param release - Release that the page describes.
 * @param history - When names came and went.
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
  // Where one of them knows no minor, they cannot contradict each other.
  if (minor === undefined || originMinor === undefined) return true;
  return isOrigin ? minor === originMinor : minor >= originMinor;
}
