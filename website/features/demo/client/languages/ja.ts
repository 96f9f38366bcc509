export const ja = LANGUAGES.texts.ja;
