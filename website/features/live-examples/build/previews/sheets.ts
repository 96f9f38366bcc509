import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import { resolveFor } from '../../../../../releases/modules.ts';
import type { Target } from '../../../../../releases/targets.ts';
import { appStyle } from '../../../project/app-style.ts';
import { frameStyles } from '../../../sandbox/frame/frame-styles.ts';
import { heights } from '../../../sandbox/frame/heights.ts';

/** Only the page's colors reach into a preview. Its height is limited like that of the running sample. */
const hostRules = `
@layer host{:host{all:initial}}
${frameStyles}
:host{background:var(--surface);color:var(--text);color-scheme:inherit}
:host{min-height:${heights.least}px;max-height:${heights.most}px;overflow:hidden}
`;

export interface Sheet {
  /** Its address; the name contains a hash of the content. */
  readonly address: string;
  readonly css: string;
}

/** Names of what only some pictures show, with many rules. A picture never changes, e.g. nothing is dragged in it. */
const modes = [
  /queryBuilder-branches|^--rqb-branch-/,
  /queryBuilder-justified/,
  /\bdnd[A-Z]|^--rqb-dnd-/,
];

const sheets = new Map<string, Sheet>();

export const allSheets = (): readonly Sheet[] => [...sheets.values()];

/**
 * The file that previews share if they import the same stylesheets of packages, in the same order.
 *
 * @param html - The picture, which decides which of the packages' rules it gets.
 * @param isPlain - Whether to leave out the base style of samples.
 * @throws Error if a package lacks a stylesheet.
 */
export function sheetOf(
  specifiers: readonly string[],
  target: Target,
  html: string,
  isPlain = false,
): Sheet {
  const files = specifiers.map((specifier) => resolveFor(specifier, target));
  const absent = modes.filter((mode) => !mode.test(html));
  const key = [target.library, isPlain, ...absent, ...files].join('\n');
  const sheet =
    sheets.get(key) ?? makeSheet(files, absent, isPlain ? '' : appStyle(target.library));
  sheets.set(key, sheet);
  return sheet;
}

function makeSheet(files: readonly string[], absent: readonly RegExp[], baseStyle: string): Sheet {
  const styles = files.map((file) => without(absent, withImports(file)));
  const css = [hostRules, ...styles, baseStyle].map(insideShadow).join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { address: `/assets/previews/${hash}.css`, css };
}

/** A stylesheet without these variables, and without the selectors that need these classes. */
function without(names: readonly RegExp[], css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => {
      const needed = selector.replace(/:not\([^)]*\)/g, '');
      return !names.some((name) => name.test(needed));
    });
    if (kept.length > 0) rule.selectors = kept;
    else rule.remove();
  });
  sheet.walkDecls(/^--/, (declaration) => {
    if (names.some((name) => name.test(declaration.prop))) declaration.remove();
  });
  return `${sheet}`;
}

/** A stylesheet with those that it imports from its own folder. */
function withImports(file: string): string {
  const sheet = postcss.parse(readFileSync(file, 'utf8'));
  sheet.walkAtRules('import', (rule) => {
    const [, path] = /^["'](\.[^"']+)["']$/.exec(rule.params) ?? [];
    if (path) rule.replaceWith(postcss.parse(withImports(join(dirname(file), path))));
  });
  return `${sheet}`;
}

/** The elements of a document that a shadow root doesn't have. Its host takes their place. */
const documentElement = /(^|[\s>+~,(])(?::root|html|body)(?![\w-])/g;

/** Adapts a document's styles to a shadow root, without font faces, which have no effect there. */
export function insideShadow(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    rule.selector = rule.selector.replace(documentElement, '$1:host');
  });
  sheet.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  sheet.walkComments((comment) => {
    comment.remove();
  });
  return `${sheet}`.trim();
}
