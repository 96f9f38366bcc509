/**
 * Makes shadow roots of the templates that declare one. The parser of a document does that too, so
 * these are left only after a navigation, in articles that React renders, and in browsers older
 * than 2024.
 */
export function attachShadows(root: ParentNode = document): void {
  for (const template of root.querySelectorAll<HTMLTemplateElement>(
    'template[shadowrootmode], template[data-shadow-root]',
  )) {
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
  }
}

/**
 * Declares shadow roots in HTML that becomes part of a document. In the browser, it returns the HTML
 * as it is, because browsers ignore declarations in the HTML of an element, with a warning.
 */
export const declareShadows = (html: string): string =>
  typeof document === 'undefined'
    ? html.replaceAll('<template data-shadow-root>', '<template shadowrootmode="open">')
    : html;
