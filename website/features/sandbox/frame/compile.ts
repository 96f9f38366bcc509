import { type Transform, transform } from 'sucrase';
import { guard } from './guard.ts';
import type { CompileAnswer, Fault, ProjectFile } from './protocol.ts';

const isCode = (name: string): boolean => /\.[jt]sx?$/.test(name);

/** Files without JSX work like a console session: expressions show their values. */
const isScript = (name: string): boolean => /\.[jt]s$/.test(name);

/** Compiles a project's code. It never throws: the first file that doesn't compile results in a fault. */
export function compile(files: readonly ProjectFile[]): CompileAnswer {
  const modules = [];
  for (const { name, code } of files) {
    if (!isCode(name)) continue;
    try {
      modules.push({ name, ...guard(toCommonJs(name, code), isScript(name)) });
    } catch (error) {
      return { modules: [], fault: faultOf(name, error) };
    }
  }
  return { modules };
}

function toCommonJs(name: string, code: string): string {
  const transforms: Transform[] = ['imports'];
  if (/\.tsx?$/.test(name)) transforms.push('typescript');
  if (!name.endsWith('.ts')) transforms.push('jsx');
  return transform(code, { transforms, jsxRuntime: 'automatic', production: true }).code;
}

/** Sucrase and acorn both end their message with the position, such as `Unexpected token (3:5)`. */
function faultOf(file: string, error: unknown): Fault {
  const { message, loc, raisedAt } = error as {
    readonly message: string;
    readonly loc?: { readonly line: number; readonly column: number };
    readonly raisedAt?: number;
  };
  const [, text = message, line, column] =
    /^(?:Error transforming [^:]*: )?(.*?)\s*\((\d+):(\d+)\)$/s.exec(message) ?? [];
  // Only acorn sets `raisedAt`. It reads compiled code, so the line is right, but the column may not be.
  const isOfSource = raisedAt === undefined;
  return {
    kind: 'compile',
    message: text,
    file,
    line: loc?.line ?? Number(line ?? 1),
    ...(isOfSource && { column: loc?.column ?? Number(column ?? 1) }),
  };
}
