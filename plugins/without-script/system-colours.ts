import postcss, { type Container } from 'postcss';

/** A page that no script has touched has no colour mode. */
const untouched = ':not([data-theme])';

const darkMode = /\[data-theme=["']?dark["']?\]/g;

/** A selector that begins with the attribute alone would mean any element. */
const bareDarkMode = /(^|[\s>+~(,])(?=\[data-theme=["']?dark["']?\])/g;

/**
 * Makes the sheet that gives pages without JavaScript their dark colours.
 *
 * A script sets the colour mode on the html element, and the rules of the dark mode ask for it there.
 * Here the same rules ask for an html element without a mode.
 *
 * @param css - The site's styles.
 * @returns The rules of the dark mode alone; meant for readers whose system is dark.
 * @throws CssSyntaxError when the styles cannot be read.
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
  // `walkRules` ends early, and says so by `false`, when its callback does.
  return container.nodes !== undefined && container.walkRules(() => false) === false;
}
