export const es = LANGUAGES.texts.es;
