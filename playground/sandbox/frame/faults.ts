import type { Fault } from '../protocol.ts';
import { Stopped } from './stop.ts';

/**
 * What a thrown value tells the reader.
 *
 * @param error - Anything that was thrown.
 * @param files - Names of the project's files, to find the place among the stack's.
 * @param componentStack - React's, when a component threw.
 */
export function faultOf(error: unknown, files: readonly string[], componentStack = ''): Fault {
  const isError = error instanceof Error;
  const place = isError ? placeIn(error.stack ?? '', files) : undefined;
  const components = componentsOf(componentStack);
  return {
    kind: error instanceof Stopped ? 'stopped' : 'runtime',
    message: isError ? messageOf(error) : `Thrown: ${String(error)}`,
    ...place,
    ...(components.length > 0 && { components }),
  };
}

const messageOf = (error: Error): string =>
  error instanceof Stopped ? error.message : `${error.name}: ${error.message}`;

/** The topmost place of a stack in one of the files; columns are the compiled code's, so left out. */
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
    .filter((name) => name !== '' && name !== 'Boundary');
}
