/** An object of which nothing is known. */
export type Loose = Readonly<Record<string, unknown>>;

/** Whether a value is an object with properties, and no list. */
export const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
