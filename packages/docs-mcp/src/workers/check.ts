import { majorOf } from '../../../../releases/releases.ts';
import type { Environment } from '../../../../website/features/sandbox/frame/language/environment.ts';
import type { Finding } from '../../../../website/features/sandbox/frame/language/protocol.ts';
import type { ProjectFile } from '../../../../website/features/sandbox/frame/protocol.ts';
import { buildersIn, type Prop } from './builders.ts';
import type { CheckAnswer, CheckTask, CodeProblem } from './check-protocol.ts';
import { withCures } from './cures.ts';
import { notesOn } from './notes.ts';

const maxProblems = 30;

/** Type-checks files, and adds what may fix their problems. */
export function check(
  environment: Environment,
  { files, unchecked, release }: CheckTask,
): CheckAnswer {
  const modules: ProjectFile = {
    // A name that no file of a caller can have.
    name: 'unchecked..d.ts',
    code: unchecked.map((name) => `declare module ${JSON.stringify(name)};`).join('\n'),
  };
  // The comment that turns checks off would make any code right; the positions stay the same.
  const checked = files.map(({ name, code }) => ({
    name,
    code: code.replaceAll('@ts-nocheck', ' ts-nocheck'),
  }));
  const created = checked.map((file) => createdIn(file, release));
  const elements = created.flatMap((one) => one?.elements ?? []);
  environment.update([modules, ...checked, ...elements]);
  const problems = checked.flatMap((file, index) =>
    problemsIn(environment, file, created[index], release),
  );
  return {
    problems: problems.slice(0, maxProblems),
    notes: notesOn(checked, problems, release),
  };
}

function problemsIn(
  environment: Environment,
  { name, code }: ProjectFile,
  created: Created | undefined,
  release: string,
): readonly CodeProblem[] {
  const marked = [
    ...environment.check(name),
    ...(created ? unknownProps(environment, created) : []),
  ]
    .filter(({ from, to, code: number }) => !isOwnFile(number, code.slice(from, to)))
    .map(({ from, to, code: number, message, advice, page }) => {
      const before = code.slice(0, from).split('\n');
      return {
        file: name,
        from,
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        code: number,
        message: message.slice(0, 2000),
        at: code.slice(from, Math.min(to, from + 200)),
        ...(advice !== undefined && { advice }),
        ...(page !== undefined && { page }),
      };
    });
  return withCures(marked, code, release);
}

/** The props that JavaScript passes to `createElement`, whose types fit no generic component. */
interface Created {
  readonly props: readonly Prop[];
  /** A file with an element on each line, which has one of those props. */
  readonly elements: ProjectFile;
}

function createdIn({ name, code }: ProjectFile, release: string): Created | undefined {
  if (!/\.jsx?$/.test(name)) return undefined;
  const props = buildersIn(name, code)
    .filter(({ isCreated }) => isCreated)
    .flatMap((builder) => builder.props.filter((prop) => prop !== undefined))
    .filter((prop) => /^\w+$/.test(prop.name));
  if (props.length === 0) return undefined;
  const imported = majorOf(release) > 3 ? '{ QueryBuilder }' : 'QueryBuilder';
  const start = `import ${imported} from 'react-querybuilder'; declare const value: any;`;
  const lines = props.map((prop) => `<QueryBuilder ${prop.name}={value} />;`);
  return { props, elements: { name: `${name}..tsx`, code: [start, ...lines].join('\n') } };
}

/** What is wrong with those props, at their places in the file. */
const unknownProps = (environment: Environment, { props, elements }: Created): readonly Finding[] =>
  environment.check(elements.name).flatMap((finding) => {
    const prop = props[elements.code.slice(0, finding.from).split('\n').length - 2];
    const isAbout = prop && elements.code.slice(finding.from, finding.to) === prop.name;
    return isAbout ? [{ ...finding, from: prop.start, to: prop.start + prop.name.length }] : [];
  });

/** Whether a message says that a file of the caller's project is missing, which it is here. */
const isOwnFile = (number: number, at: string): boolean =>
  (number === 2307 || number === 2882) && /^['"]\.{0,2}\//.test(at);
