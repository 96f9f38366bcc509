import { majorOf } from '../../../../releases/releases.ts';
import { rulesBetween } from '../../../upgrade/src/rules.ts';
import { scanFor } from '../../../upgrade/src/scan.ts';
import { buildersIn } from './builders.ts';
import type { CodeProblem } from './check-protocol.ts';
import { oldest } from './cures.ts';

/** Rules of the upgrade command about props that compile, but have no effect. */
const silent: readonly string[] = ['drag-and-drop', 'independent-combinators'];

interface SourceFile {
  readonly name: string;
  readonly code: string;
}

/** Sentences about code that has no type errors, but that doesn't work. */
export function notesOn(
  files: readonly SourceFile[],
  problems: readonly CodeProblem[],
  release: string,
): readonly string[] {
  const hasProvider = files.some(({ code }) => code.includes('@react-querybuilder/dnd'));
  const rules = rulesBetween(oldest, majorOf(release)).filter(
    ({ id }) => silent.includes(id) && !(id === 'drag-and-drop' && hasProvider),
  );
  return files.flatMap(({ name, code }) => {
    const scanned = scanFor(code, rules, name);
    const found = 'problem' in scanned ? [] : scanned.findings;
    const isProblem = (line: number, column: number) =>
      problems.some((one) => one.file === name && one.line === line && one.column === column);
    return [
      ...found
        .filter(({ line, column }) => !isProblem(line, column))
        .map(({ line, reason, instead }) => `${name}, line ${line}: ${reason} ${instead}`),
      ...linesWithFixedQuery(name, code).map(
        (line) =>
          `${name}, line ${line}: \`query\` without \`onQueryChange\` never changes. Store the new query in \`onQueryChange\`, or pass \`defaultQuery\` instead of \`query\`.`,
      ),
    ];
  });
}

/** The lines of builders that get a query but don't report changes of it. */
const linesWithFixedQuery = (name: string, code: string): readonly number[] =>
  buildersIn(name, code).flatMap(({ line, props }) => {
    const names = props.map((prop) => prop?.name);
    // Props that are spread, or a builder that is disabled, may well be complete.
    const isOpen = names.some(
      (one) => one === undefined || /^(?:onQueryChange|disabled)$/.test(one),
    );
    return !isOpen && names.includes('query') ? [line] : [];
  });
