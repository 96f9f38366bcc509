import { formatWithOptions, type InspectOptions } from 'node:util';
import ts from 'typescript';
import type { LocalProblem } from './outcome.ts';

export interface ExpectedResult {
  readonly line: number;
  readonly text: string;
}

/** A module that records the values of its result comments when it runs. */
export interface Instrumented {
  /** The module with the same lines, and calls to {@link recorderName} around expressions with a result. */
  readonly code: string;
  readonly expected: readonly ExpectedResult[];
  /** Result comments where nothing has a value. */
  readonly problems: readonly LocalProblem[];
}

/** Name of the {@link Recorder} in instrumented modules. */
export const recorderName = '__record';

export interface Recorder {
  readonly value: <T>(index: number, value: T) => T;
  /** Records what is logged, and logs it. */
  readonly log: (index: number, ...values: readonly unknown[]) => void;
}

interface Edit {
  readonly position: number;
  readonly remove: number;
  readonly insert: string;
}

const resultComment = /\/\/ ?=>(.*)$/;
const continuation = /^\/\/ {3,}\S/;
/** Continuation lines are aligned with the first line's text, after the arrow. */
const continuationIndent = /^\/\/ {1,4}/;

/**
 * Finds the results that a sample shows, and makes the module record the actual ones.
 *
 * A result is a comment `// => value` after a top-level statement, on its line or directly below it. The
 * statement is `console.log(...)`, an expression, or the declaration of one variable. The value is written as
 * `console.log` prints it in Node, at any depth: a string without quotes, an object as `{ field: 'age' }`. A
 * longer one continues on the next lines after `//` and four spaces.
 *
 * @param file - Its ending names the language.
 */
export function instrument(code: string, file: string): Instrumented {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const expected: ExpectedResult[] = [];
  const problems: LocalProblem[] = [];
  const edits: Edit[] = [];

  for (const statement of source.statements) {
    const comments = commentsAfter(statement, code);
    const first = comments.findIndex(({ text }) => resultComment.test(text));
    if (first < 0) continue;
    const line = lineAt(comments[first]?.position ?? statement.end);
    const recording = record(statement, expected.length);
    if (!recording) {
      problems.push({
        line,
        message:
          'A result comment (// =>) must follow an expression, a console.log, or the declaration of one variable.',
      });
      continue;
    }
    edits.push(...recording);
    expected.push({ line, text: resultText(comments.slice(first).map(({ text }) => text)) });
  }

  const claimed = new Set([...expected, ...problems].map(({ line }) => line));
  for (const [index, text] of code.split('\n').entries()) {
    if (resultComment.test(text) && !claimed.has(index + 1)) {
      problems.push({
        line: index + 1,
        message: 'A result comment (// =>) is checked only after a top-level statement.',
      });
    }
  }
  return { code: apply(edits, code), expected, problems };
}

/** Comments on the statement's line and on the lines below it, up to the next code or gap. */
function commentsAfter(
  { end }: ts.Statement,
  code: string,
): readonly { readonly text: string; readonly position: number }[] {
  const ranges = [
    ...(ts.getTrailingCommentRanges(code, end) ?? []),
    ...(ts.getLeadingCommentRanges(code, end) ?? []),
  ];
  const gap = ranges.findIndex(({ pos }, index) =>
    /\n\s*\n/.test(code.slice(ranges[index - 1]?.end ?? end, pos)),
  );
  return ranges
    .slice(0, gap < 0 ? undefined : gap)
    .map(({ pos, end: stop }) => ({ text: code.slice(pos, stop), position: pos }));
}

function resultText([first = '', ...rest]: readonly string[]): string {
  const stop = rest.findIndex((text) => !continuation.test(text));
  const lines = rest.slice(0, stop < 0 ? undefined : stop);
  const head = resultComment.exec(first)?.[1]?.replace(/^ /, '') ?? '';
  return [head, ...lines.map((text) => text.replace(continuationIndent, ''))]
    .filter((line, index) => index > 0 || line !== '')
    .join('\n')
    .trimEnd();
}

function record(statement: ts.Statement, index: number): readonly Edit[] | undefined {
  if (ts.isExpressionStatement(statement)) {
    const { expression } = statement;
    if (ts.isCallExpression(expression) && expression.expression.getText() === 'console.log') {
      const open = expression.arguments.pos;
      const callee = expression.expression.getStart();
      const insert = `${recorderName}.log(${index}, `;
      return [{ position: callee, remove: open - callee, insert }];
    }
    return [
      insertion(expression.getStart(), `${recorderName}.value(${index}, (`),
      insertion(expression.end, '))'),
    ];
  }
  if (ts.isVariableStatement(statement)) {
    const [declaration, ...others] = statement.declarationList.declarations;
    if (others.length > 0 || !declaration || !ts.isIdentifier(declaration.name)) return undefined;
    return [
      insertion(statement.end, `; ${recorderName}.value(${index}, ${declaration.name.text});`),
    ];
  }
  return undefined;
}

const insertion = (position: number, insert: string): Edit => ({ position, remove: 0, insert });

function apply(edits: readonly Edit[], code: string): string {
  // From the end, so that earlier positions stay valid.
  return [...edits]
    .sort((a, b) => b.position - a.position)
    .reduce(
      (text, { position, remove, insert }) =>
        text.slice(0, position) + insert + text.slice(position + remove),
      code,
    );
}

const anyDepth: InspectOptions = { depth: Number.POSITIVE_INFINITY, colors: false };
const oneLine: InspectOptions = {
  ...anyDepth,
  breakLength: Number.POSITIVE_INFINITY,
  compact: true,
};

/** As `console.log` prints them, at any depth. */
export const printed = (values: readonly unknown[]): string =>
  formatWithOptions(anyDepth, ...values);

export function printedOnOneLine(values: readonly unknown[]): string {
  const text = formatWithOptions(oneLine, ...values);
  return text.includes('\n') ? JSON.stringify(text) : text;
}

/**
 * Whether a shown result is what the values print as. Only the line breaks inside an object may differ: it
 * may be on one line where `console.log` would use several.
 *
 * @param values - One value, or the arguments of `console.log`.
 */
export function showsResult(text: string, values: readonly unknown[]): boolean {
  return [anyDepth, oneLine].some(
    (options) => withPlainSymbols(formatWithOptions(options, ...values)) === withPlainSymbols(text),
  );
}

/** Node 26 prints the key `Symbol(and)` of an object without brackets, earlier releases with them. */
const withPlainSymbols = (text: string): string => text.replace(/\[(Symbol\([^)]*\))\]/g, '$1');
