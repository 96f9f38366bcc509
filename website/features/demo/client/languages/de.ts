export const de = LANGUAGES.texts.de;
