import postcss, { type Container } from 'postcss';

/** A page without scripts has no color mode. */
const untouched = ':not([data-theme])';

const darkMode = /\[data-theme=["']?dark["']?\]/g;

/** A selector that starts with the attribute would match any element. */
const bareDarkMode = /(^|[\s>+~(,])(?=\[data-theme=["']?dark["']?\])/g;

/**
 * Makes the sheet that gives pages without JavaScript their dark colors. A script sets the color
 * mode on the html element, and the rules of the dark mode match it there. Here, the same rules
 * match an html element without a mode, if the system is dark.
 *
 * @throws CssSyntaxError if the styles can't be read.
 */
export function darkWithoutScript(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => selector.search(darkMode) !== -1);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors.map(withoutMode);
  });
  sheet.walkAtRules((rule) => {
    if (!hasRules(rule)) rule.remove();
  });
  sheet.walkComments((comment) => {
    comment.remove();
  });
  return `${sheet}`;
}

const withoutMode = (selector: string) =>
  selector.replace(bareDarkMode, '$1html').replace(darkMode, untouched);

function hasRules(container: Container): boolean {
  // `walkRules` ends early, and returns `false`, if its callback does.
  return container.nodes !== undefined && container.walkRules(() => false) === false;
}
