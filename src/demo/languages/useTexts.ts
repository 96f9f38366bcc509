import { useEffect, useState } from 'react';
import type { Texts } from '../shared/settings.ts';
import { type LanguageId, loadTexts } from './languages.ts';

/** Labels of a language once they have loaded; `undefined` until then, and in English. */
export function useTexts(language: LanguageId): Texts | undefined {
  const [loaded, setLoaded] = useState<{ readonly language: LanguageId; readonly texts: Texts }>();

  useEffect(() => {
    let isWanted = true;
    loadTexts(language)?.then(
      (texts) => isWanted && setLoaded({ language, texts }),
      // If the texts can't be loaded, the builder stays in English.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [language]);

  return loaded?.language === language ? loaded.texts : undefined;
}
