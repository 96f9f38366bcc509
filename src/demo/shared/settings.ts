import type { FieldSpec, Labels } from './fields.ts';

/** Texts of a language pack. Labels are given where the library's own are words, not symbols. */
export interface Texts {
  readonly translations: Readonly<
    Record<string, { readonly title?: string; readonly label?: string }>
  >;
  readonly operators: Labels;
  readonly combinators: Labels;
  readonly matchModes: Labels;
}

/** How a builder looks and acts: everything but its query. Plain data, so that it can be sent. */
export interface BuilderSettings {
  /** Accessible name of the builder. */
  readonly name: string;
  readonly fields: readonly FieldSpec[];
  /** Boolean props of `QueryBuilder`. */
  readonly props: Readonly<Record<string, boolean>>;
  /** Classes of the builder's outermost element. */
  readonly classes: readonly string[];
  readonly showUndoRedo: boolean;
  readonly enableDragAndDrop: boolean;
  readonly parseNumbers: boolean;
  readonly validate: boolean;
  /** Absent for the library's own English. */
  readonly texts?: Texts;
  /** BCP 47 tag of the texts. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly colorMode: 'light' | 'dark';
  /** CSS variables and their values. */
  readonly variables: Readonly<Record<string, string>>;
}
