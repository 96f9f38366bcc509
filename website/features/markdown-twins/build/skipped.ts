import type { Element } from 'hast';
import { hasClass } from '../../../site/html/elements.ts';

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
  'code-fold',
  'hash-link',
  'page-menu',
  'table-of-contents',
  'theme-doc-footer',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
] as const;

export const isSkipped = (element: Element): boolean => {
  const { tagName, properties } = element;
  return (
    names.has(tagName) ||
    classes.some((name) => hasClass(element, name)) ||
    (tagName === 'svg' && properties.role !== 'img') ||
    // Only makes sense to people who see it, such as a diagram of what the text says.
    'dataVisual' in properties ||
    // A message that a part of the page is loading.
    properties.role === 'status' ||
    // Panels of tabs are hidden until they are selected, but all of them are content.
    ('hidden' in properties && properties.role !== 'tabpanel')
  );
};
