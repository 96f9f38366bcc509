/** A line up to this length isn't broken. */
const lineLength = 76;
/** Deeper values are cut off, because nobody reads further. */
const deepest = 8;
const mostItems = 100;

/**
 * Formats values like Node's `console.log`: a string without quotes, an object as `{ field: 'age' }`, broken
 * into lines if it is long. It fills in `%s`, `%d`, `%i`, `%f`, `%o`, `%O`, `%j`, and `%c` of the first
 * value.
 */
export function formatConsole(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string' || !first.includes('%')) return values.map(top).join(' ');
  const left = [...rest];
  const text = first.replace(/%([sdifoOjc%])/g, (whole, kind: string) => {
    if (kind === '%') return '%';
    if (left.length === 0) return whole;
    const value = left.shift();
    if (kind === 'c') return '';
    if (kind === 'd' || kind === 'f') return String(Number(value));
    if (kind === 'i') return String(Math.trunc(Number(value)));
    return top(value);
  });
  return [text, ...left.map(top)].join(' ');
}

const top = (value: unknown): string => (typeof value === 'string' ? value : inspect(value));

/** Formats any value as JavaScript. It marks circular references, and values that throw when read. */
export function inspect(value: unknown): string {
  try {
    return write(value, 0, []);
  } catch {
    return '[cannot be shown]';
  }
}

function write(value: unknown, indent: number, parents: readonly object[]): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return writeFunction(value);
  if (typeof value !== 'object' || value === null)
    return Object.is(value, -0) ? '-0' : String(value);
  if (parents.includes(value)) return '[Circular]';
  const scalar = writeKnown(value);
  if (scalar !== undefined) return scalar;
  if (parents.length >= deepest) return Array.isArray(value) ? '[Array]' : '[Object]';
  return writeParts(value, indent, [...parents, value]);
}

function quote(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  if (!text.includes("'")) return `'${escaped}'`;
  if (!text.includes('"')) return `"${escaped}"`;
  return text.includes('`') ? `'${escaped.replaceAll("'", "\\'")}'` : `\`${escaped}\``;
}

function writeFunction(value: object): string {
  const { name } = value as { readonly name?: unknown };
  const kind = /^class\b/.test(Function.prototype.toString.call(value)) ? 'class' : 'Function';
  return name ? `[${kind}${kind === 'class' ? '' : ':'} ${String(name)}]` : `[${kind} (anonymous)]`;
}

function writeKnown(value: object): string | undefined {
  if (value instanceof Error)
    return value.stack?.includes(value.message) ? value.stack : String(value);
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (typeof Element !== 'undefined' && value instanceof Element) return `<${value.localName}>`;
  return undefined;
}

function writeParts(value: object, indent: number, parents: readonly object[]): string {
  const inner = (item: unknown) => write(item, indent + 2, parents);
  const name = nameOf(value);
  if (Array.isArray(value)) return enclose('', '[', ']', shorten(value.map(inner)), indent);
  if (value instanceof Map) {
    const items = [...value].map(([key, item]) => `${inner(key)} => ${inner(item)}`);
    return enclose(`Map(${value.size}) `, '{', '}', shorten(items), indent);
  }
  if (value instanceof Set) {
    return enclose(`Set(${value.size}) `, '{', '}', shorten([...value].map(inner)), indent);
  }
  const items = Object.keys(value).map((key) => `${keyOf(key)}: ${inner(Reflect.get(value, key))}`);
  return enclose(name, '{', '}', shorten(items), indent);
}

function nameOf(value: object): string {
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null) return '[Object: null prototype] ';
  const name = prototype.constructor?.name;
  return !name || name === 'Object' ? '' : `${name} `;
}

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key));

const shorten = (items: readonly string[]): readonly string[] =>
  items.length > mostItems
    ? [...items.slice(0, mostItems), `... ${items.length - mostItems} more items`]
    : items;

function enclose(
  name: string,
  open: string,
  close: string,
  items: readonly string[],
  indent: number,
): string {
  if (items.length === 0) return `${name}${open}${close}`;
  const line = `${name}${open} ${items.join(', ')} ${close}`;
  if (!line.includes('\n') && indent + line.length <= lineLength) return line;
  const pad = ' '.repeat(indent);
  return `${name}${open}\n${items.map((item) => `${pad}  ${item}`).join(',\n')}\n${pad}${close}`;
}
