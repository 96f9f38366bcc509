import type { Vocabulary } from '../query/vocabulary.ts';
import type { Labels } from './fields.ts';

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
export interface BuilderSettings extends Vocabulary {
  readonly name: string;
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
