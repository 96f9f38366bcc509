import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  createEnvironment,
  type Environment,
} from '../../../../website/features/sandbox/frame/language/environment.ts';
import type { TypeFiles } from '../../../../website/features/sandbox/frame/language/protocol.ts';
import { answerWith } from './answer.ts';
import { check } from './check.ts';
import type { Declaration, DescribeTask, TypeQuestion } from './check-protocol.ts';

/** An environment needs some 150 MB. */
const maxEnvironments = 3;

/** By the files with their types, the one used last at the end. */
const environments = new Map<string, Environment>();

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
      const { type, text, deprecated } = found;
      const note = deprecated === undefined ? [] : [`Deprecated: ${deprecated}`];
      return {
        type: type.slice(0, 4000),
        text: [...note, text].join('\n\n').trim().slice(0, 4000),
      };
    }
  }
  return undefined;
}
