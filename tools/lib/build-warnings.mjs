// @ts-check

/** Warnings of Docusaurus, the bundler, Node, and tools that start a line with the word. */
const warning = /^\[WARNING\]|^\(node:\d+\) .*Warning:|^\s*⚠|^\s*warn(?:ing)?[:\s]/i;

/** A line that ends the explanation of a warning. */
const otherMessage = /^\[(?:INFO|SUCCESS|ERROR)\]/;

/**
 * The warnings in a build's log, each with the lines that explain it.
 *
 * @param {string} log
 */
export function findWarnings(log) {
  /** @type {string[][]} */
  const warnings = [];
  let open = false;
  for (const line of log.split(/\r?\n/)) {
    if (warning.test(line)) {
      warnings.push([line]);
      open = true;
    } else if (otherMessage.test(line)) {
      open = false;
    } else if (open) {
      warnings.at(-1)?.push(line);
    }
  }
  return warnings.map((lines) => lines.join('\n').trim());
}
