/** What the server asks the worker that runs the functions of a release. */
export type QueryQuestion =
  | {
      readonly engine: string;
      readonly kind: 'export';
      readonly query: unknown;
      readonly options: Readonly<Record<string, unknown>>;
    }
  | {
      readonly engine: string;
      readonly kind: 'import';
      readonly text: string;
      readonly parser: string;
    };
