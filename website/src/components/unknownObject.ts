export type UnknownObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object, but not an array. */
export const isObject = (value: unknown): value is UnknownObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
