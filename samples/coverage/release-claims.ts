import { behaviorClaims } from '../../releases/behavior/claim-table.ts';
import { type BehaviorClaim, runsOf } from '../../releases/behavior/claims.ts';
import { spansIn } from '../../releases/history/history.ts';
import { storedHistory } from '../../releases/history/stored.ts';
import type { Problem } from '../../releases/problems.ts';
import { compareReleases, minorOf } from '../../releases/releases.ts';
import { releasesOf, versions } from '../../releases/versions.ts';
import type { Page } from '../page.ts';
import { unprovable } from './unprovable.ts';

/** A minor or patch that a sentence or a cell names. */
interface Mention {
  readonly line: number;
  readonly release: string;
  readonly text: string;
  /** Whether it's the first release with a change, the last one without it, or either. */
  readonly kind: 'any' | 'first' | 'last';
  /** Code in the heading, at the start of the row, and next to the release. */
  readonly names: readonly string[];
}

const releases = /(?<![\w.@`$])v?([4-8]\.\d{1,2}(?:\.\d{1,2})?)(?![\w%]|\.\d)/g;

const majors =
  /(?<!newest |[\w.@`$/])(?:v(?=[4-8](?!\.\d))|(?=[4-8]\.x\b))([4-8])(?:\.x)?(?![\w%])/g;

/** Releases that pages may name freely, because their samples run on them. */
const documented = new Set(versions.flatMap(releasesOf));

/** Finds statements about minors and patches that neither the history of names nor a recorded run supports. */
export const unprovedClaims = (page: Page): readonly Problem[] =>
  mentionsIn(page.source)
    .filter(({ release }) => !documented.has(release))
    .filter(({ text }) => !unprovable.some(({ says }) => says.test(text)))
    .filter((mention) => !isDated(mention))
    .filter((mention) => !behaviorClaims.some((claim) => proves(claim, mention)))
    .map(({ line, release, text }) => ({
      path: page.path,
      line,
      message: `Nothing proves what the page says about ${release} in “${text}”. Name what ${release} added or removed next to it, or add a row to releases/behavior/claim-table.ts.`,
    }));

/**
 * Finds majors next to a name that only a later minor of the major added or removed, because readers are on a
 * minor. Pages may name their own major.
 */
export const roundedClaims = (page: Page, own: number): readonly Problem[] =>
  mentionsIn(page.source, majors)
    .filter(({ release }) => Number(release) > own)
    .flatMap(({ line, release, names, text }) =>
      names.flatMap((name) => {
        const found = edges.get(name) ?? [];
        const [first] = [...found].sort(compareReleases);
        // A name can be older, or the text can have the minor too.
        if (!first?.startsWith(`${release}.`) || found.some((edge) => text.includes(edge)))
          return [];
        return {
          path: page.path,
          line,
          message: `The page says v${release} next to \`${name}\`, which came in ${first}. Write the minor.`,
        };
      }),
    );

function mentionsIn(source: string, pattern = releases): readonly Mention[] {
  const prose = source.replaceAll(/^(\s*)(`{3,})[\s\S]*?^\s*\2\s*$/gm, (fence) =>
    fence.replaceAll(/[^\n]/g, ''),
  );
  let heading = '';
  return prose.split('\n').flatMap((line, index) => {
    // Addresses can contain numbers.
    const text = line.replaceAll(/\]\([^)]*\)/g, ']');
    if (/^#+ /.test(text)) heading = text.replaceAll(/[#`]|\{.*\}/g, '').trim();
    return [...text.matchAll(pattern)].map((match) => {
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + match[0].length);
      return {
        line: index + 1,
        release: match[1] ?? '',
        text: isDetail(text) ? `${heading}: ${text}` : text.trim(),
        kind: kindOf(before, after),
        names: namesBeside(text, before, after, heading),
      };
    });
  });
}

/** Reference pages say when a name was added in a list below its heading. */
const isDetail = (text: string): boolean => /^- \*\*[\w ]+:\*\*/.test(text);

function kindOf(before: string, after: string): Mention['kind'] {
  if (/(?:\b(?:up to|until|(?<!(?:[Uu]pdate|upgrade) )to|through)|not yet in) $/.test(before))
    return 'last';
  if (/^ (?:still|even)\b/.test(after)) return 'last';
  if (/^,? (?:and|or) (?:later|newer)/.test(after)) return 'first';
  return /\b(?:since|from|before|requires?)(?: v)?:?\**:? $/i.test(before) ? 'first' : 'any';
}

function namesBeside(
  text: string,
  before: string,
  after: string,
  heading: string,
): readonly string[] {
  const isInParentheses = /^[^(]*\)/.test(after);
  return [
    isDetail(text) ? heading : undefined,
    isInParentheses ? undefined : /^\| `([^`]+)`/.exec(text)?.[1],
    /.*`([^`]+)`/.exec(before)?.[1],
    ...(isInParentheses
      ? []
      : [...after.matchAll(/`([^`]+)`/g)].slice(0, 2).map(([, code]) => code)),
  ].flatMap((name) => name?.match(/\w+/g) ?? []);
}

const isDated = ({ release, names, kind }: Mention): boolean =>
  names
    .flatMap((name) => edges.get(name) ?? [])
    .some((edge) => (kind === 'last' ? isBefore(release, edge) : isAt(release, edge)));

const isAt = (release: string, edge: string): boolean =>
  release === edge || release === `${edge}.0`;

/** Whether a minor comes right before another one. */
function isBefore(release: string, edge: string): boolean {
  const [major, minor] = edge.split('.').map(Number);
  return minor !== undefined && minorOf(release) === `${major}.${minor - 1}`;
}

/** When names came and went, by the last part of their keys. */
const edges = new Map<string, readonly string[]>();
for (const key of Object.keys(storedHistory)) {
  const name = key.split(/[./]/).at(-1) ?? key;
  const own = spansIn(storedHistory, key).flatMap(({ since, gone }) => [since, gone ?? []].flat());
  edges.set(name, [...(edges.get(name) ?? []), ...own]);
}

/** Whether a claim is about this text, and its runs differ where the text says so. */
function proves(claim: BehaviorClaim, { text, release, kind }: Mention): boolean {
  if (!claim.says.test(text)) return false;
  const runs = runsOf(claim);
  return runs.some(({ release: ran, output }, index) => {
    const before = runs[index - 1];
    const after = runs[index + 1];
    const isFirst = before !== undefined && before.output !== output;
    const isLast = after !== undefined && after.output !== output;
    if (ran === release)
      return kind === 'first' ? isFirst : kind === 'last' ? isLast : isFirst || isLast;
    // A minor stands for its first release.
    return minorOf(ran) === release && (kind === 'last' ? isLast : isFirst);
  });
}
