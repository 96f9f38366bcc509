import type { FieldSpec, Labels } from './fields.ts';

/** The texts of a language pack, with labels where the library's are words, not symbols. */
export interface Texts {
  readonly translations: Readonly<
    Record<string, { readonly title?: string; readonly label?: string }>
  >;
  readonly operators: Labels;
  readonly combinators: Labels;
  readonly matchModes: Labels;
}

/** Everything about a builder except its query: plain data, so that it can be sent. */
export interface BuilderSettings {
  readonly name: string;
  readonly fields: readonly FieldSpec[];
  /** Combinators in addition to the library's. */
  readonly combinators: readonly string[];
  /** Names that a rule can use as its value; empty if the query has no parameters. */
  readonly parameters: readonly string[];
  readonly props: Readonly<Record<string, boolean>>;
  readonly classes: readonly string[];
  readonly showUndoRedo: boolean;
  readonly enableDragAndDrop: boolean;
  readonly parseNumbers: boolean;
  readonly validate: boolean;
  readonly texts?: Texts;
  /** BCP 47 tag of the texts. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly colorMode: 'light' | 'dark';
  readonly variables: Readonly<Record<string, string>>;
}
