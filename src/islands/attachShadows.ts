/**
 * Makes shadow roots of the templates that declare one. The parser of a document does the same, so there
 * are some left only after a navigation, and in browsers older than 2024.
 */
export function attachShadows(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>(
    'template[shadowrootmode]',
  )) {
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
  }
}
