import style from '@generated/search/default/dialog-style.json';

let sheet: CSSStyleSheet | undefined;

/**
 * Adds the dialog's style to the document, once. It is a sheet that the document adopts, because the
 * site's policy bars style elements.
 */
export function addDialogStyle(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(style.css);
  document.adoptedStyleSheets.push(sheet);
}
