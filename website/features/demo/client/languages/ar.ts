export const texts = LANGUAGES.texts.ar;
