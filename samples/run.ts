import ts from 'typescript';
import { type ConsoleLine, captureConsole } from './console.ts';
import { SampleModules } from './modules.ts';
import type { LocalProblem, Rendering, SampleOutcome, WorkUnit } from './outcome.ts';
import { forgetLibrary } from './packages.ts';
import { type Mounted, type Rendered, type Renderer, settled } from './render.ts';
import {
  type ExpectedResult,
  instrument,
  printedOnOneLine,
  type Recorder,
  showsResult,
} from './results.ts';

interface Purpose {
  readonly shows: boolean;
  readonly renders: boolean;
}

/** A module runs if it shows a result, calls `createRoot`, or has a default export in a .tsx or .jsx file. */
function purposeOf(
  { file, code, output, entry }: WorkUnit,
  expected: readonly ExpectedResult[],
): Purpose {
  if (!entry) return { shows: false, renders: false };
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  return {
    shows: expected.length > 0 || output !== undefined,
    renders:
      (/\.[jt]sx$/.test(file) && source.statements.some(isDefaultExport)) || callsRoot(source),
  };
}

const isDefaultExport = (statement: ts.Statement): boolean =>
  (ts.isExportAssignment(statement) && !statement.isExportEquals) ||
  (ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword));

const callsRoot = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && lastName(node.expression) === 'createRoot') ||
  (ts.forEachChild(node, (child) => callsRoot(child) || undefined) ?? false);

const lastName = (expression: ts.Expression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

/**
 * Runs a module that shows a result or renders something, and compares the results. It never throws, but the
 * caller has to stop a sample that never ends.
 *
 * @param unit - Its types may be wrong.
 * @returns Differences, errors, and warnings in the console.
 */
export async function runUnit(unit: WorkUnit, renderer: Renderer): Promise<SampleOutcome> {
  const { code, expected, problems } = instrument(unit.code, unit.file);
  const { shows, renders } = purposeOf(unit, expected);
  if (!shows && !renders) {
    return { problems: unit.entry ? problems : [], ran: false, rendered: false };
  }

  const runs: Run[] = [];
  for (const mode of modesOf(shows, renders)) {
    runs.push(await runOnce({ ...unit, code }, mode, renderer));
  }
  const [first] = runs;
  const last = runs.at(-1);
  const thrown = runs.find((each) => each.thrown)?.thrown;
  if (!first || !last || thrown) {
    // A sample that throws prints nothing more, so missing output isn't another problem.
    return { problems: thrown ? [...problems, thrown] : problems, ran: shows, rendered: renders };
  }
  const { output } = unit;
  const printed = renders ? first.lines.filter(({ kind }) => kind === 'print') : first.lines;
  return {
    problems: [
      ...problems,
      ...differentResults(expected, first.results),
      ...(output === undefined ? [] : differentOutput(output, printed)),
      // If a script shows output, everything that it writes to the console belongs to it.
      ...(renders || output === undefined ? last.lines.filter(isWarning).map(warningProblem) : []),
    ],
    ran: shows,
    rendered: renders,
    ...(last.rendering && { rendering: last.rendering }),
  };
}

type Mode = 'script' | 'plain' | 'strict';

/** Strict mode runs effects twice, so output is compared without it. */
function modesOf(shows: boolean, renders: boolean): readonly Mode[] {
  if (!renders) return ['script'];
  return shows ? ['plain', 'strict'] : ['strict'];
}

interface Line extends ConsoleLine {
  /** The line of the sample that wrote it. */
  readonly line: number | undefined;
}

export interface Run {
  readonly results: ReadonlyMap<number, readonly unknown[]>;
  readonly lines: readonly Line[];
  readonly thrown: LocalProblem | undefined;
  readonly rendering: Rendering | undefined;
}

/** The sample's own stylesheets come last, so that they can override those of its components. */
const withStyles = (shown: Rendered, { sheets, css }: SampleModules['styles']): Rendering => ({
  ...shown,
  sheets,
  css: [shown.css, css].filter(Boolean).join('\n'),
});

/** Runs a module once, and lets `use` have what it renders. It never throws. */
export async function runOnce(
  unit: WorkUnit,
  mode: Mode,
  renderer: Renderer,
  use?: (mounted: Mounted) => Promise<void>,
): Promise<Run> {
  forgetLibrary();
  const modules = new SampleModules(unit, renderer.load);
  const results = new Map<number, readonly unknown[]>();
  const recorder: Recorder = {
    value: (index, value) => {
      results.set(index, [value]);
      return value;
    },
    log: (index, ...values) => {
      results.set(index, values);
      console.log(...values);
    },
  };
  let thrown: LocalProblem | undefined;
  const fail = (what: string) => (error: unknown) => {
    const { stack = '', message = String(error) } = error instanceof Error ? error : {};
    thrown ??= { line: modules.lineIn(stack) ?? 0, message: `It ${what}: ${firstLines(message)}` };
  };
  const listeners = {
    unhandledRejection: fail('leaves a promise rejection unhandled'),
    uncaughtException: fail('throws later'),
  };
  for (const [event, listener] of Object.entries(listeners)) process.on(event, listener);
  const { lines, release } = captureConsole();
  let shown: Rendered = { html: '', query: '', css: '' };
  try {
    const evaluate = async () => componentOf(await modules.run(unit.code, recorder), unit);
    if (mode === 'script') await evaluate().then(settled);
    else shown = await renderer.render(mode === 'strict', evaluate, use);
  } catch (error) {
    fail('throws')(error);
  } finally {
    release();
    for (const [event, listener] of Object.entries(listeners)) process.off(event, listener);
  }
  return {
    results,
    lines: lines.map((line) => ({ ...line, line: modules.lineIn(line.stack) })),
    thrown,
    rendering: shown.html === '' ? undefined : withStyles(shown, modules.styles),
  };
}

function componentOf(exports: Readonly<Record<string, unknown>>, { file }: WorkUnit): unknown {
  return /\.[jt]sx$/.test(file) ? exports.default : undefined;
}

function differentResults(
  expected: readonly ExpectedResult[],
  results: ReadonlyMap<number, readonly unknown[]>,
): readonly LocalProblem[] {
  return expected.flatMap(({ line, text }, index) => {
    const values = results.get(index);
    if (!values) return [{ line, message: 'The sample ends before this result.' }];
    return showsResult(text, values)
      ? []
      : [
          {
            line,
            message: `The result is ${printedOnOneLine(values)}, not ${printedOnOneLine([text])}.`,
          },
        ];
  });
}

function differentOutput(output: string, lines: readonly ConsoleLine[]): readonly LocalProblem[] {
  const actual = lines
    .map(({ text }) => text)
    .join('\n')
    .trimEnd()
    .split('\n');
  const shown = output.trimEnd().split('\n');
  const line = shown.findIndex((text, index) => text !== actual[index]);
  if (line < 0 && shown.length === actual.length) return [];
  const at = line < 0 ? shown.length : line;
  const got = actual[at] === undefined ? 'nothing more' : `"${actual[at]}"`;
  const wanted = shown[at] === undefined ? 'the end' : `"${shown[at]}"`;
  return [{ line: at + 1, inOutput: true, message: `The sample prints ${got}, not ${wanted}.` }];
}

const isWarning = ({ kind }: Line): boolean => kind === 'warning';

const warningProblem = ({ text, line = 0 }: Line): LocalProblem => ({
  line,
  message: `It logs a warning or an error: ${firstLines(text)}`,
});

/** React's messages end in a component stack. */
const firstLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 2)
    .join(' ');
