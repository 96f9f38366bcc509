import { inspect } from 'node:util';

const ids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|\b[gr]-0\.\d+/g;

/**
 * A value as it is stored and shown: with the same ids each time, and with sorted keys, because the order of
 * keys rarely matters. A string is taken as it is.
 */
export function printed(value: unknown): string {
  const known = new Map<string, string>();
  const stable = (text: string) =>
    text.replaceAll(ids, (id) => {
      const replaced = known.get(id) ?? `id-${known.size + 1}`;
      known.set(id, replaced);
      return replaced;
    });
  // Ids are replaced before printing, because their length decides where lines break.
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return stable(one);
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== 'object' || one === null) return one;
    if (Object.getPrototypeOf(one) !== Object.prototype) return one;
    return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, walk(item)]));
  };
  const result = walk(value);
  return typeof result === 'string'
    ? result
    : inspect(result, { depth: null, breakLength: 72, sorted: true, maxArrayLength: null });
}

/** Errors of the JavaScript engine, whose messages are different in every engine and change with its releases. */
const engineErrors = new Set([
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
]);

/** What a probe that throws shows: the whole message of the library's own errors, only the name of the engine's. */
export const thrown = (error: unknown): string =>
  `throws ${error instanceof Error && engineErrors.has(error.name) ? error.name : error}`;
