import type { Element } from 'hast';
import { hasClass } from '../built-pages/elements.ts';

/** What is there to be used or only seen, what leads around the site, and the title. */
const names = new Set([
  'button',
  'fieldset',
  'form',
  'h1',
  'input',
  'label',
  'nav',
  'output',
  'script',
  'select',
  'style',
  'template',
  'textarea',
  'wbr',
]);

const classes = [
  'hash-link',
  'page-menu',
  'table-of-contents',
  'theme-doc-footer',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
] as const;

/** Whether an element is no part of what a page says. */
export const isSkipped = (element: Element): boolean => {
  const { tagName, properties } = element;
  return (
    names.has(tagName) ||
    classes.some((name) => hasClass(element, name)) ||
    (tagName === 'svg' && properties.role !== 'img') ||
    // What a page says while it loads a part of itself.
    properties.role === 'status' ||
    // Panels of tabs are hidden until they are chosen, and all of them are content.
    ('hidden' in properties && properties.role !== 'tabpanel')
  );
};
