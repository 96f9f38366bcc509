export const ar = LANGUAGES.texts.ar;
