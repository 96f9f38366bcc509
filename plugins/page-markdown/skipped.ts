import type { Element } from 'domhandler';
import { hasClass } from './dom.ts';

/** What is there to be used or only seen, and what leads around the site. */
const names = new Set([
  'button',
  'fieldset',
  'form',
  'input',
  'label',
  'nav',
  'output',
  'script',
  'select',
  'style',
  'template',
  'textarea',
]);

const classes = [
  'hash-link',
  'page-menu',
  'table-of-contents',
  'tabs',
  'theme-doc-footer',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
] as const;

/** Whether an element is no part of what a page says. */
export const isSkipped = (element: Element): boolean =>
  names.has(element.name) ||
  classes.some((name) => hasClass(element, name)) ||
  (element.name === 'svg' && element.attribs.role !== 'img') ||
  // What a page says while it loads a part of itself.
  element.attribs.role === 'status' ||
  // Panels of tabs are hidden until they are chosen, and all of them are content.
  ('hidden' in element.attribs && element.attribs.role !== 'tabpanel');
