import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  createEnvironment,
  type Environment,
} from '../../../../website/features/sandbox/frame/language/environment.ts';
import type {
  SourceText,
  TypeFiles,
} from '../../../../website/features/sandbox/frame/language/protocol.ts';
import { answerWith } from './answer.ts';
import type {
  CheckTask,
  CodeProblem,
  Declaration,
  DescribeTask,
  TypeQuestion,
} from './check-protocol.ts';

/** An environment needs some 150 MB. */
const maxEnvironments = 3;

/** By the files with their types, the one used last at the end. */
const environments = new Map<string, Environment>();

const maxProblems = 30;

answerWith<TypeQuestion>(
  ({ types, task }) => {
    const environment = environmentOf(types);
    return task.kind === 'check' ? check(environment, task) : describe(environment, task);
  },
  () => environments.clear(),
);

function environmentOf(types: readonly string[]): Environment {
  const key = types.join(' ');
  const environment = environments.get(key) ?? createEnvironment(readTypes(types));
  environments.delete(key);
  environments.set(key, environment);
  for (const oldest of environments.keys()) {
    if (environments.size <= maxEnvironments) break;
    environments.delete(oldest);
  }
  return environment;
}

const readTypes = (types: readonly string[]): TypeFiles =>
  Object.assign(
    {},
    ...types.map((file) => JSON.parse(gunzipSync(readFileSync(new URL(file))).toString('utf8'))),
  );

function check(environment: Environment, { files, unchecked }: CheckTask): readonly CodeProblem[] {
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
  environment.update([modules, ...checked]);
  return files.flatMap((file) => problemsIn(environment, file)).slice(0, maxProblems);
}

const problemsIn = (environment: Environment, { name, code }: SourceText): readonly CodeProblem[] =>
  environment
    .check(name)
    .filter(({ from, to, code: number }) => !isOwnFile(number, code.slice(from, to)))
    .map(({ from, to, code: number, message, advice, page }) => {
      const before = code.slice(0, from).split('\n');
      return {
        file: name,
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        code: number,
        message: message.slice(0, 2000),
        at: code.slice(from, Math.min(to, from + 200)),
        ...(advice !== undefined && { advice }),
        ...(page !== undefined && { page }),
      };
    });

/** Whether a message says that a file of the caller's project is missing, which it is here. */
const isOwnFile = (number: number, at: string): boolean =>
  (number === 2307 || number === 2882) && /^['"]\.{0,2}\//.test(at);

function describe(
  environment: Environment,
  { name, from, member }: DescribeTask,
): Declaration | undefined {
  const file = 'question.ts';
  const start = `import { ${name} } from ${JSON.stringify(from)};\n`;
  const attempts =
    member === undefined
      ? [{ code: start, at: 'import { '.length }]
      : [name, `${name}<any, any, any, any>`, `${name}<any, any>`, `${name}<any>`].map((type) => {
          const code = `${start}declare const value: ${type};\nvalue.`;
          return { code: code + member, at: code.length };
        });
  for (const { code, at } of attempts) {
    environment.update([{ name: file, code }]);
    const found = environment.describe(file, at);
    if (found && !/^(?:any$|import \w+$)/.test(found.type)) {
      return { type: found.type.slice(0, 4000), text: found.text.slice(0, 4000) };
    }
  }
  return undefined;
}
