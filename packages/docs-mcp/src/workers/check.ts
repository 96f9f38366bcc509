import { majorOf } from '../../../../releases/releases.ts';
import type { Environment } from '../../../../website/features/sandbox/frame/language/environment.ts';
import type {
  Finding,
  SourceText,
} from '../../../../website/features/sandbox/frame/language/protocol.ts';
import { buildersIn } from './builders.ts';
import type { CheckAnswer, CheckTask, CodeProblem } from './check-protocol.ts';
import { withCures } from './cures.ts';
import { notesOn } from './notes.ts';

const maxProblems = 30;

/** Type-checks files, and adds what may fix their problems. */
export function check(
  environment: Environment,
  { files, unchecked, release }: CheckTask,
): CheckAnswer {
  const modules: SourceText = {
    // A name that no file of a caller can have.
    name: 'unchecked..d.ts',
    code: unchecked.map((name) => `declare module ${JSON.stringify(name)};`).join('\n'),
  };
  // The comment that turns checks off would make any code right; the positions stay the same.
  const checked = files.map(({ name, code }) => ({
    name,
    code: code.replaceAll('@ts-nocheck', ' ts-nocheck'),
  }));
  const elements = checked.flatMap((file) => elementsFor(file, release));
  environment.update([modules, ...checked, ...elements]);
  const problems = checked.flatMap((file) => problemsIn(environment, file, release));
  return {
    problems: problems.slice(0, maxProblems),
    notes: notesOn(checked, problems, release),
  };
}

function problemsIn(
  environment: Environment,
  { name, code }: SourceText,
  release: string,
): readonly CodeProblem[] {
  const marked = [...environment.check(name), ...unknownProps(environment, { name, code }, release)]
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

const elementsName = (name: string): string => `${name}..tsx`;

/** The props that JavaScript passes to `createElement`, whose types fit no generic component. */
const createdProps = ({ name, code }: SourceText) =>
  /\.jsx?$/.test(name)
    ? buildersIn(name, code)
        .filter(({ isCreated }) => isCreated)
        .flatMap(({ props }) => props.filter((prop) => prop !== undefined))
        .filter(({ name: prop }) => /^\w+$/.test(prop))
    : [];

/** An element on each line, with one of those props. */
function elementsFor(file: SourceText, release: string): readonly SourceText[] {
  const props = createdProps(file);
  const imported = majorOf(release) > 3 ? '{ QueryBuilder }' : 'QueryBuilder';
  const start = `import ${imported} from 'react-querybuilder'; declare const value: any;`;
  const lines = props.map(({ name }) => `<QueryBuilder ${name}={value} />;`);
  return props.length === 0
    ? []
    : [{ name: elementsName(file.name), code: [start, ...lines].join('\n') }];
}

/** What is wrong with those props, at their places in the file. */
function unknownProps(
  environment: Environment,
  file: SourceText,
  release: string,
): readonly Finding[] {
  const props = createdProps(file);
  const [elements] = props.length > 0 ? elementsFor(file, release) : [];
  if (!elements) return [];
  return environment.check(elements.name).flatMap((finding) => {
    const prop = props[elements.code.slice(0, finding.from).split('\n').length - 2];
    const isAbout = prop && elements.code.slice(finding.from, finding.to) === prop.name;
    return isAbout ? [{ ...finding, from: prop.start, to: prop.start + prop.name.length }] : [];
  });
}

/** Whether a message says that a file of the caller's project is missing, which it is here. */
const isOwnFile = (number: number, at: string): boolean =>
  (number === 2307 || number === 2882) && /^['"]\.{0,2}\//.test(at);
