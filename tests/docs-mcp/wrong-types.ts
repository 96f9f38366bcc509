/** A part of JSON Schema, as tools describe their input with it. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Tool {
  readonly name: string;
  readonly inputSchema: Schema;
}

const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  '',
  'x',
  '../../etc/passwd',
  '__proto__',
  '\0',
  [],
  [null],
  [[]],
  [{}],
  {},
  { toString: null },
  { length: 1 },
  { type: 'Buffer', data: [1] },
];

/** Input that other properties of a tool need. */
const rest: Readonly<Record<string, unknown>> = {
  code: 'export {};',
  files: [{ name: 'App.tsx', code: 'export default () => null;' }],
  from: '6',
  name: 'formatQuery',
  path: '/docs/intro',
  query: { combinator: 'and', rules: [] },
  text: 'a = 1',
};

function fits(schema: Schema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((one) => fits(one, value));
  if (schema.enum) return schema.enum.includes(value);
  if (Array.isArray(value)) return schema.type === 'array';
  if (value === null) return false;
  const type = schema.type === 'integer' ? 'number' : schema.type;
  return type === typeof value;
}

/** Calls in which one value has a wrong type, or a type that fits and a strange value. */
export const strangeCalls = (tools: readonly Tool[]) =>
  tools.flatMap(({ name, inputSchema: { properties = {}, required = [] } }) => {
    const needed = (property: string) =>
      property === 'query' && name === 'search_docs' ? 'sql' : rest[property];
    const start = Object.fromEntries(required.map((property) => [property, needed(property)]));
    return Object.entries(properties).flatMap(([property, schema]) =>
      values.map((value) => ({
        name,
        args: { ...start, [property]: value },
        isWrong: !fits(schema, value),
      })),
    );
  });
