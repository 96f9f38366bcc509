/**
 * Makes shadow roots of the templates that stand for one. The parser of a document does the same with
 * those that declare it, so these are left only after a navigation, in articles that React renders, and in
 * browsers older than 2024.
 *
 * @param root - Where the templates are.
 */
export function attachShadows(root: ParentNode = document): void {
  for (const template of root.querySelectorAll<HTMLTemplateElement>(
    'template[shadowrootmode], template[data-shadow-root]',
  )) {
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
  }
}
