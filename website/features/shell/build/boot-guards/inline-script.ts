import { readFileSync } from 'node:fs';
import type { HtmlTagObject } from '@docusaurus/types';

/**
 * The tag of an inline script in the HTML of every page, without its comments.
 *
 * @param file - Path of the script.
 * @param attributes - Of the tag; the script finds them at `document.currentScript`.
 */
export function inlineScript(file: string, attributes: Record<string, string> = {}): HtmlTagObject {
  const source = readFileSync(file, 'utf8');
  return { tagName: 'script', attributes, innerHTML: source.replace(/^\s*\/\/.*\n/gm, '') };
}
