/** A range of a text, without the character at `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** JSON with the places of what is in it, or the place where it stops being JSON. */
export type LocatedJson =
  | {
      readonly ok: true;
      readonly value: unknown;
      readonly entries: EntryRanges;
      /** Entries that a later one with the same name replaces. */
      readonly replaced: readonly Range[];
    }
  | { readonly ok: false; readonly at: number; readonly expected: string };

/** Ranges of the entries of each object and list, by key or index. */
export type EntryRanges = ReadonlyMap<unknown, ReadonlyMap<string, Range>>;

class JsonFault extends Error {
  constructor(
    readonly at: number,
    readonly expected: string,
  ) {
    super(`Expected ${expected}`);
  }
}

const scalar = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/y;

/**
 * Reads JSON as `JSON.parse` does, with the position of each entry and of an error. The errors of
 * `JSON.parse` don't include a position in all browsers.
 */
export function locateJson(text: string): LocatedJson {
  const entries = new Map<unknown, Map<string, Range>>();
  const replaced: Range[] = [];
  let at = 0;

  const skip = () => {
    while (/\s/.test(text[at] ?? '')) at += 1;
  };
  const take = (character: string) => {
    skip();
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const readScalar = (expected: string): unknown => {
    skip();
    scalar.lastIndex = at;
    const found = scalar.exec(text)?.[0];
    if (found === undefined || (expected !== 'a value' && found[0] !== '"')) {
      throw new JsonFault(at, expected);
    }
    try {
      const value: unknown = JSON.parse(found);
      at += found.length;
      return value;
    } catch {
      throw new JsonFault(at, 'a valid JSON string or number');
    }
  };
  const readEntries = <T extends object>(target: T, close: string, readEntry: () => string): T => {
    const ranges = new Map<string, Range>();
    entries.set(target, ranges);
    if (take(close)) return target;
    do {
      skip();
      const from = at;
      const key = readEntry();
      const earlier = ranges.get(key);
      if (earlier) replaced.push(earlier);
      ranges.set(key, { from, to: at });
    } while (take(','));
    if (!take(close)) throw new JsonFault(at, `a comma or ${close}`);
    return target;
  };
  const readValue = (): unknown => {
    if (take('[')) {
      const list: unknown[] = [];
      return readEntries(list, ']', () => String(list.push(readValue()) - 1));
    }
    if (!take('{')) return readScalar('a value');
    const object: Record<string, unknown> = {};
    return readEntries(object, '}', () => {
      const key = readScalar('a name in double quotes') as string;
      if (!take(':')) throw new JsonFault(at, 'a colon');
      // An assignment to `__proto__` would set what the object inherits from.
      Object.defineProperty(object, key, {
        value: readValue(),
        configurable: true,
        enumerable: true,
        writable: true,
      });
      return key;
    });
  };

  try {
    const value = readValue();
    skip();
    if (at < text.length) throw new JsonFault(at, 'the end of the text');
    return { ok: true, value, entries, replaced };
  } catch (error) {
    if (error instanceof JsonFault) return { ok: false, at: error.at, expected: error.expected };
    return { ok: false, at, expected: 'JSON' };
  }
}
