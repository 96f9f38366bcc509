export const texts = LANGUAGES.texts.de;
