export const texts = LANGUAGES.texts.fr;
