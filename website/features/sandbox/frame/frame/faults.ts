import { cut } from '../printing.ts';
import { type Fault, mostComponents } from '../protocol.ts';
import { Stopped } from './stop.ts';

/** Turns a thrown value into a message for the reader. `files` are the project's, to find the position. */
export function faultOf(error: unknown, files: readonly string[], componentStack = ''): Fault {
  const isError = error instanceof Error;
  const place = isError ? placeIn(error.stack ?? '', files) : undefined;
  const components = componentsOf(componentStack);
  return {
    kind: error instanceof Stopped ? 'stopped' : 'runtime',
    message: cut(isError ? messageOf(error) : `Thrown: ${String(error)}`),
    ...place,
    ...(components.length > 0 && { components }),
  };
}

const messageOf = (error: Error): string =>
  error instanceof Stopped ? error.message : `${error.name}: ${error.message}`;

/** The topmost position in one of the files, without the column, which is that of the compiled code. */
function placeIn(stack: string, files: readonly string[]) {
  for (const [, file = '', line] of stack.matchAll(/([\w./-]+\.[jt]sx?):(\d+):\d+/g)) {
    const known = files.find((name) => file === name || file.endsWith(`/${name}`));
    if (known) return { file: known, line: Number(line) };
  }
  return undefined;
}

/** `at App (App.tsx:3:9)` in Chromium, `App@App.tsx:3:9` in others. */
function componentsOf(stack: string): readonly string[] {
  return stack
    .split('\n')
    .map((line) => /^\s*(?:at\s+)?([A-Z][\w$.]*)/.exec(line)?.[1] ?? '')
    .filter((name) => name !== '' && name !== 'Boundary')
    .slice(0, mostComponents);
}
