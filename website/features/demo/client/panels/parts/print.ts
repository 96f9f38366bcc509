/** How a value is written: as JavaScript, or as JSON where possible. */
export type PrintStyle = 'js' | 'json';

/** Code that is printed as it is, such as a column of a schema. */
export class Code {
  constructor(readonly text: string) {}
}

/** A function call, as recorded by a stand-in for a package's function. */
export class Call {
  constructor(
    readonly name: string,
    readonly args: readonly unknown[],
  ) {}
}

const width = 80;

/**
 * Writes a value as code. Objects and lists are on one line if they fit.
 *
 * @param value - Plain data, dates, regular expressions, symbols, `Code` or `Call`.
 * @param indent - Spaces before the lines after the first.
 */
export function print(value: unknown, style: PrintStyle = 'js', indent = 0): string {
  const inner = (part: unknown) => print(part, style, indent + 2);
  if (value instanceof Call) {
    return lines(`${value.name}(`, ')', '', indent, style, value.args.map(inner));
  }
  if (Array.isArray(value)) return lines('[', ']', '', indent, style, value.map(inner));
  if (!isPlain(value)) return printScalar(value, style);
  const entries = Reflect.ownKeys(value).map(
    (key) => `${printKey(key, style)}: ${inner((value as Record<PropertyKey, unknown>)[key])}`,
  );
  return lines('{', '}', ' ', indent, style, entries);
}

/** One line if all parts fit, otherwise a line for each part. */
function lines(
  open: string,
  close: string,
  pad: string,
  indent: number,
  style: PrintStyle,
  texts: readonly string[],
): string {
  if (texts.length === 0) return `${open}${close}`;
  const short = `${open}${pad}${texts.join(', ')}${pad}${close}`;
  if (!short.includes('\n') && indent + short.length <= width) return short;
  const end = style === 'js' ? ',' : '';
  return [
    open,
    texts.map((text) => `${' '.repeat(indent + 2)}${text}`).join(',\n') + end,
    `${' '.repeat(indent)}${close}`,
  ].join('\n');
}

function printScalar(value: unknown, style: PrintStyle): string {
  switch (typeof value) {
    case 'string':
      return style === 'json' ? JSON.stringify(value) : printText(value);
    case 'bigint':
      return `${value}n`;
    case 'symbol':
      return value.description ?? 'Symbol()';
    case 'function':
      return `[function ${value.name}]`;
    default:
      if (value instanceof Code) return value.text;
      if (value instanceof Date) return `new Date('${value.toISOString()}')`;
      return String(value);
  }
}

/** Uses single quotes, unless double quotes avoid a backslash. */
function printText(text: string): string {
  const json = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function printKey(key: PropertyKey, style: PrintStyle): string {
  if (typeof key === 'symbol') return `[${printScalar(key, style)}]`;
  if (style === 'json') return JSON.stringify(key);
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(String(key))
    ? String(key)
    : printText(String(key));
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
