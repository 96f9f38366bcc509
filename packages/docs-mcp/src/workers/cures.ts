import { fixFor } from '../../../../releases/mistakes/advice.ts';
import { majorOf } from '../../../../releases/releases.ts';
import { rulesBetween } from '../../../upgrade/src/rules.ts';
import { type Edit, type Finding, type ScanRule, scanFor } from '../../../upgrade/src/scan.ts';
import { adviceFor } from '../../../upgrade/src/types/advice.ts';
import type { CodeProblem } from './check-protocol.ts';

/** The oldest major version whose code the rules of the upgrade command know. */
export const oldest = 3;

/** A problem, and the offset of the code that TypeScript marks. */
type Marked = Omit<CodeProblem, 'edits'> & { readonly from: number };

/**
 * Adds what the table of mistakes and the rules of the upgrade command know: changes that may fix a problem,
 * and advice for problems without any.
 */
export function withCures(
  problems: readonly Marked[],
  code: string,
  release: string,
): readonly CodeProblem[] {
  const findings = findingsFor(problems, code, release);
  return problems.map(({ from, ...problem }) => {
    const { line, column } = problem;
    const finding = findings.find((one) => one.line === line && one.column === column);
    const own = fixFor(release, problem).fix;
    const edits = own ? editsOf(own, code, from) : (finding?.edits ?? []);
    return { ...adviceOn(problem, finding, release), ...problem, edits };
  });
}

/** What the upgrade command's rules find, and imports of names that another module has. */
function findingsFor(
  problems: readonly Marked[],
  code: string,
  release: string,
): readonly Finding[] {
  const [first] = problems;
  if (!first) return [];
  const major = majorOf(release);
  const moved = problems.flatMap((problem): readonly ScanRule[] => {
    const { module } = fixFor(release, problem);
    const match = { kind: 'export', name: problem.at, module: module ?? '' } as const;
    return module === undefined ? [] : [{ id: module, major, match, reason: '', instead: '' }];
  });
  const scanned = scanFor(code, [...rulesBetween(oldest, major), ...moved], first.file);
  return 'problem' in scanned ? [] : scanned.findings;
}

function editsOf(
  [pattern, text]: NonNullable<ReturnType<typeof fixFor>['fix']>,
  code: string,
  start: number,
): readonly Edit[] {
  const rest = code.slice(start);
  const [before] = pattern.exec(rest) ?? [];
  if (before === undefined) return [];
  // Not all of the pattern is in the match alone.
  const replaced =
    typeof text === 'string'
      ? rest.replace(pattern, text)
      : text(before) + rest.slice(before.length);
  const after = replaced.slice(0, replaced.length - (rest.length - before.length));
  return after === before ? [] : [{ start, end: start + before.length, text: after }];
}

function adviceOn(
  problem: Omit<Marked, 'from'>,
  finding: Finding | undefined,
  release: string,
): Pick<CodeProblem, 'advice' | 'page'> {
  const known = adviceFor(problem, oldest, majorOf(release));
  if (known) return { advice: known.instead, page: known.page };
  if (!finding || finding.reason === '') return {};
  const { major, reason, instead } = finding;
  return { advice: `${reason} ${instead}`, page: `/upgrade/${major - 1}-to-${major}` };
}
