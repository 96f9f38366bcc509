export const texts = LANGUAGES.texts.es;
