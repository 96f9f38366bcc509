import type { FormatQueryOptions } from 'react-querybuilder';
import type { Texts } from '../shared/settings.ts';

type TranslatedId = 'ar' | 'de' | 'es' | 'fr' | 'ja';

/** Options that make `natural_language` write a language other than English. */
type Words = Pick<FormatQueryOptions, 'operatorMap' | 'translations' | 'wordOrder'>;

declare global {
  /** The translations in the docs. Replaced by bundlers; see `website/features/demo/build/languages.ts`. */
  const LANGUAGES: {
    readonly texts: Readonly<Record<TranslatedId, Texts>>;
    readonly sentences: Readonly<Record<TranslatedId, Words>>;
  };
}

export interface Language {
  readonly id: string;
  /** Its name in that language. */
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  readonly load?: () => Promise<{ readonly texts: Texts }>;
}

/** English is the library's own; the others are language packs of the demo. */
export const languages = [
  { id: 'en', label: 'English', direction: 'ltr' },
  { id: 'ar', label: 'العربية', direction: 'rtl', load: () => import('./ar.ts') },
  { id: 'de', label: 'Deutsch', direction: 'ltr', load: () => import('./de.ts') },
  { id: 'es', label: 'Español', direction: 'ltr', load: () => import('./es.ts') },
  { id: 'fr', label: 'Français', direction: 'ltr', load: () => import('./fr.ts') },
  { id: 'he', label: 'עברית', direction: 'rtl', load: () => import('./he.ts') },
  { id: 'ja', label: '日本語', direction: 'ltr', load: () => import('./ja.ts') },
] as const satisfies readonly Language[];

export type LanguageId = (typeof languages)[number]['id'];

/** A language by its id, or English for an unknown id. */
export const languageOf = (id: unknown): Language & { readonly id: LanguageId } =>
  languages.find((language) => language.id === id) ?? languages[0];
