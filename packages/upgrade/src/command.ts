import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { changesBetween, linesOf, notation, touchedBy } from './behavior.ts';
import { type Planned, rewrite, withoutErrors } from './edits.ts';
import { findFiles, leftoversNextTo, problemOf, readText, replaceText } from './files.ts';
import { newestMajor, oldestMajor } from './rules.ts';
import type { Finding } from './scan.ts';
import { addressOf, adviceFor } from './types/advice.ts';
import { checkEdits, checkTypes, type TypeCheck, type Wanted } from './types/check.ts';
import { aboutBehavior, totalsOf, unseenBy } from './types/summary.ts';

const usage = `Usage: react-querybuilder-upgrade --from 6 --to 8 [options] <files and folders>

  --from 6               the major version that the code is written for, or react-awesome-query-builder
  --to 8                 the major version that you upgrade to
  --write                edit files; without it, they are only read
  --types-from <folder>  where the version of --from is installed, if it isn’t in your project
  --types-to <folder>    where the version of --to is installed, if it isn’t in your project
  --no-types             compare names, props, and formats only
  -h, --help             print this
  --version              print the version of this command

It ends with 0 if it read every file and found nothing left to do, with 1 if something is left to do, and with 2 if
it couldn’t read or write a file, or can’t run with these options. Changes of behavior that you have to test don’t
matter for that.
`;

/** A sentence about why the command can't run. */
class Refusal extends Error {}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        write: { type: 'boolean' },
        'types-from': { type: 'string' },
        'types-to': { type: 'string' },
        'no-types': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

function majorIn(text: string | undefined, option: string): number {
  const major = Number(/^v?(\d+)(?:\.|$)/.exec(text ?? '')?.[1]);
  if (major >= oldestMajor && major <= newestMajor) return major;
  throw new Refusal(
    `${option} needs a major version from ${oldestMajor} to ${newestMajor}, such as 6.`,
  );
}

interface Task {
  readonly paths: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly write: boolean;
  /** The folder with what the build adds. */
  readonly built: URL;
  /** Folders with releases, or nothing if types aren't to be checked. */
  readonly types?: { readonly from: string | undefined; readonly to: string | undefined };
}

type Print = (text: string) => void;

function upgrade({ paths, from, to, write, built, types }: Task, print: Print): number {
  const found = paths.map(findFiles);
  const files = [...new Set(found.flatMap((one) => one.files))];
  const leftovers = leftoversNextTo(files);
  const skipped = [...new Set(found.flatMap((one) => one.skipped))];
  const unchecked = found.flatMap(({ problems }) => problems);
  const wanted: readonly [Wanted, Wanted] = [
    { major: from, folder: types?.from, option: '--types-from' },
    { major: to, folder: types?.to, option: '--types-to' },
  ];
  const read: Planned[] = [];
  const listed = new Set<string>();
  let left = 0;
  let edited = 0;

  const list = (
    { path, refused }: Planned,
    findings: readonly Finding[],
    state: (one: Finding) => string,
  ) => {
    for (const finding of findings) {
      const { rule, line, column, major, reason, instead } = finding;
      listed.add(`${path}:${line}:${column}`);
      print(`${path}:${line}:${column} v${major}, ${state(finding)}: ${reason} ${instead}\n`);
      const error = refused.get(rule);
      if (error) print(`  No edit was made, because it would add an error: ${shortened(error)}\n`);
    }
  };

  for (const path of files) {
    try {
      const code = readText(path);
      const result = rewrite(code, from, to, path);
      if ('problem' in result) unchecked.push([path, result.problem]);
      else read.push({ path, code, result, refused: new Map() });
    } catch (error) {
      unchecked.push([path, problemOf(error)]);
    }
  }

  const planned = types
    ? withoutErrors(read, from, to, (texts) => checkEdits(texts, ...wanted))
    : read;
  for (const file of planned) {
    const { path, result } = file;
    if (write && result.applied.length > 0) {
      try {
        replaceText(path, result.code);
      } catch (error) {
        unchecked.push([path, problemOf(error)]);
        continue;
      }
      list(file, result.applied, () => 'edited');
      list(file, result.left, () => 'by hand');
      edited += result.applied.length;
      left += result.left.length;
    } else {
      const isEditable = (one: Finding) => result.applied.includes(one);
      list(file, result.findings, (one) => (isEditable(one) ? 'can be edited' : 'by hand'));
      left += result.findings.length;
    }
  }

  const checkedPaths = planned.map(({ path }) => path);
  const checked = types && checkTypes(checkedPaths, ...wanted);
  // A place that a rule has found is listed with the rule's advice.
  const isNew = ({ path, line, column }: TypeCheck['problems'][number]) =>
    !listed.has(`${path}:${line}:${column}`);
  for (const problem of checked?.problems.filter(isNew) ?? []) {
    const { path, line, column, code, message } = problem;
    const advice = adviceFor(problem, from, to);
    print(`${path}:${line}:${column} v${to}, type error ${code}: ${shortened(message)}\n`);
    if (advice) print(`  ${advice.instead} ${addressOf(advice)}\n`);
    left += 1;
  }
  unchecked.push(...(checked?.unchecked ?? []));

  const codes = read.map(({ code }) => code);
  const toTest = touchedBy(changesBetween(from, to, built), codes);
  if (toTest.length > 0) print(`${aboutBehavior} ${notation}\n`);
  for (const line of toTest.flatMap(linesOf)) print(`${line}\n`);

  for (const [path, problem] of unchecked) print(`${path}: ${problem}\n`);
  if (leftovers.length > 0) {
    print(`Left by a run that was stopped, so you can delete it: ${leftovers.join(', ')}\n`);
  }
  if (skipped.length > 0) print(`Not searched: ${skipped.join(', ')}\n`);
  const counts = { left, edited, toTest: toTest.length, unchecked: unchecked.length };
  print(`${totalsOf({ files: files.length, ...counts })}\n`);
  for (const note of checked?.notes ?? []) print(`${note}\n`);
  print(
    checked
      ? `${unseenBy(to)}\n`
      : `Only names, props, and formats were compared, in one file at a time. Types, styles, and behavior weren’t, so run your type check and your tests with v${to}.\n`,
  );
  if (unchecked.length > 0) return 2;
  return left > 0 ? 1 : 0;
}

/** The first line of a message, and the last one, which has the cause. Types in them can fill a screen. */
function shortened(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  const [first = '', last] = [lines[0], ...lines.slice(1).slice(-1)].map((line = '') =>
    line.length > 300 ? `${line.slice(0, 300)} …` : line,
  );
  const isCut = first.endsWith('…') || lines.length < 3;
  return last === undefined ? first : `${first} ${isCut ? '' : '… '}${last}`;
}

/**
 * Runs the command.
 *
 * @param args - Its options and paths.
 * @param print - Gets the output, line by line.
 * @param complain - Gets a sentence if the command can't run with these options.
 * @param built - The folder with what the build adds.
 * @returns The exit code: 0 if all was read and nothing found, 1 if something is left to do, 2 if something
 *   couldn't be read or written, or with options that don't work.
 */
export function runCommand(
  args: readonly string[],
  print: (text: string) => void,
  complain: (text: string) => void,
  built: URL = new URL('../', import.meta.url),
): number {
  try {
    const { values, positionals } = optionsOf(args);
    if (values.help) {
      print(usage);
      return 0;
    }
    if (values.version) {
      print(
        `${createRequire(import.meta.url)('react-querybuilder-upgrade/package.json').version}\n`,
      );
      return 0;
    }
    const isOther = values.from === 'react-awesome-query-builder';
    const from = isOther ? newestMajor : majorIn(values.from, '--from');
    const to = majorIn(values.to, '--to');
    if (from >= to && !isOther) throw new Refusal(`${from} isn’t older than ${to}.`);
    if (positionals.length === 0) throw new Refusal('Name the files or folders to read.');
    const types = { from: values['types-from'], to: values['types-to'] };
    const task = { paths: positionals, from, to, write: values.write === true, built };
    return upgrade(values['no-types'] || isOther ? task : { ...task, types }, print);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain(`${error.message}\n\n${usage}`);
    return 2;
  }
}
