/**
 * Makes shadow roots of the templates that stand for one. The parser of a document does the same with
 * those that declare it, so these are left only after a navigation, and in browsers older than 2024.
 */
export function attachShadows(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(
    'template[shadowrootmode], template[data-shadow-root]',
  )) {
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
  }
}
