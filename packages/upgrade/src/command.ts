import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { findFiles, problemOf, readText, replaceText } from './files.ts';
import { newestMajor, oldestMajor } from './rules.ts';
import { type Finding, rewrite } from './scan.ts';

const usage = `Usage: react-querybuilder-upgrade --from 6 --to 8 [--write] <files and folders>

  --from 6     the major version that the code is written for
  --to 8       the major version that you upgrade to
  --write      edit files; without it, they are only read
  -h, --help   print this
  --version    print the version of this command

It ends with 0 if it read every file and found nothing, with 1 if something is left to do, and with 2 if it
couldn’t read or write a file, or can’t run with these options.
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

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

function upgrade(
  paths: readonly string[],
  from: number,
  to: number,
  write: boolean,
  print: (text: string) => void,
): number {
  const found = paths.map(findFiles);
  const files = [...new Set(found.flatMap((one) => one.files))];
  const skipped = [...new Set(found.flatMap((one) => one.skipped))];
  const unchecked = found.flatMap(({ problems }) => problems);
  let left = 0;
  let edited = 0;

  const list = (path: string, findings: readonly Finding[], state: (one: Finding) => string) => {
    for (const finding of findings) {
      const { line, column, major, reason, instead } = finding;
      print(`${path}:${line}:${column} v${major}, ${state(finding)}: ${reason} ${instead}\n`);
    }
  };

  for (const path of files) {
    try {
      const code = readText(path);
      const result = rewrite(code, from, to, path);
      if ('problem' in result) {
        unchecked.push([path, result.problem]);
      } else if (write && result.applied.length > 0) {
        replaceText(path, result.code);
        list(path, result.applied, () => 'edited');
        list(path, result.left, () => 'by hand');
        edited += result.applied.length;
        left += result.left.length;
      } else {
        const isEditable = (one: Finding) => result.applied.includes(one);
        list(path, result.findings, (one) => (isEditable(one) ? 'can be edited' : 'by hand'));
        left += result.findings.length;
      }
    } catch (error) {
      unchecked.push([path, problemOf(error)]);
    }
  }

  for (const [path, problem] of unchecked) print(`${path}: ${problem}\n`);
  if (skipped.length > 0) print(`Not searched: ${skipped.join(', ')}\n`);
  const parts = [
    `${count(left, 'place', 'places')} left to do`,
    ...(edited > 0 ? [`${edited} edited`] : []),
    ...(unchecked.length > 0
      ? [`${count(unchecked.length, 'path', 'paths')} not checked, as listed`]
      : []),
  ];
  print(
    `${count(files.length, 'file', 'files')}: ${parts.join(', ')}.\n` +
      `Only names, props, and formats were compared, in one file at a time. Types, styles, and behavior weren’t, so run your type check and your tests with v${to}.\n`,
  );
  if (unchecked.length > 0) return 2;
  return left > 0 ? 1 : 0;
}

/**
 * Runs the command.
 *
 * @param args - Its options and paths.
 * @param print - Gets the output, line by line.
 * @param complain - Gets a sentence if the command can't run with these options.
 * @returns The exit code: 0 if all was read and nothing found, 1 if something is left to do, 2 if something
 *   couldn't be read or written, or with options that don't work.
 */
export function runCommand(
  args: readonly string[],
  print: (text: string) => void,
  complain: (text: string) => void,
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
    const from = majorIn(values.from, '--from');
    const to = majorIn(values.to, '--to');
    if (from >= to) throw new Refusal(`${from} isn’t older than ${to}.`);
    if (positionals.length === 0) throw new Refusal('Name the files or folders to read.');
    return upgrade(positionals, from, to, values.write === true, print);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain(`${error.message}\n\n${usage}`);
    return 2;
  }
}
