export const fr = LANGUAGES.texts.fr;
