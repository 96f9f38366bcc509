/** An object of which nothing is known. */
export type UnknownObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object with properties, and no list. */
export const isObject = (value: unknown): value is UnknownObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
