import { useLoaded } from '../../../../src/components/waiting/useLoaded.ts';
import type { Texts } from '../shared/settings.ts';
import { type LanguageId, languageOf } from './languages.ts';

/** Labels of a language once they have loaded; `undefined` until then, if they fail, and in English. */
export const useTexts = (language: LanguageId): Texts | undefined =>
  useLoaded(languageOf(language).load)?.value?.texts;
