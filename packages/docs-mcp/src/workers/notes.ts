import ts from 'typescript';
import { majorOf } from '../../../../releases/releases.ts';
import { rulesBetween } from '../../../upgrade/src/rules.ts';
import { scanFor } from '../../../upgrade/src/scan.ts';
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
function linesWithFixedQuery(name: string, code: string): readonly number[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const add = (node: ts.Node, names: readonly (string | undefined)[]): void => {
    // Props that are spread, or a builder that is disabled, may well be complete.
    const isOpen = names.some(
      (one) => one === undefined || /^(?:onQueryChange|disabled)$/.test(one),
    );
    if (!isOpen && names.includes('query')) {
      lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node) && node.tagName.getText(file) === 'QueryBuilder') {
      add(
        node,
        node.attributes.properties.map((one) => one.name?.getText(file)),
      );
    }
    if (ts.isCallExpression(node) && /(?:^|\.)createElement$/.test(node.expression.getText(file))) {
      const [component, props] = node.arguments;
      if (
        component?.getText(file) === 'QueryBuilder' &&
        props &&
        ts.isObjectLiteralExpression(props)
      ) {
        add(
          props,
          props.properties.map((one) => one.name?.getText(file)),
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}
