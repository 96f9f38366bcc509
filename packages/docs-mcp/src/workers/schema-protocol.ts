import type { Kind } from '../../../../website/features/start/client/schema/kinds.ts';

/** What the server asks the worker that reads schemas. */
export interface SchemaQuestion {
  readonly text: string;
  /** Recognized if it's missing. */
  readonly kind?: Kind;
  /** Full version number of the library. */
  readonly release: string;
}

/** What a text of a kind contains. */
export interface SchemaAnswer {
  readonly kind: string;
  readonly tables: readonly FieldsOfTable[];
  /** Sentences about what was left out. */
  readonly problems: readonly string[];
}

export interface FieldsOfTable {
  readonly name: string;
  /** A module in TypeScript that exports the fields. */
  readonly code: string;
  /** Why each field is as it is, by its name. */
  readonly reasons: readonly (readonly [name: string, reasons: readonly string[]])[];
}
