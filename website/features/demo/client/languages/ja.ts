export const texts = LANGUAGES.texts.ja;
