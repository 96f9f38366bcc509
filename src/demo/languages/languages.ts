/** A language that the builder's own texts are translated into. */
export interface Language {
  /** BCP 47 tag. */
  readonly id: string;
  /** Its name in itself. */
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
}

/** English is the library's own; the others are language packs of the demo. */
export const languages = [
  { id: 'en', label: 'English', direction: 'ltr' },
  { id: 'de', label: 'Deutsch', direction: 'ltr' },
  { id: 'es', label: 'Español', direction: 'ltr' },
  { id: 'fr', label: 'Français', direction: 'ltr' },
  { id: 'he', label: 'עברית', direction: 'rtl' },
  { id: 'ja', label: '日本語', direction: 'ltr' },
] as const satisfies readonly Language[];

export type LanguageId = (typeof languages)[number]['id'];
