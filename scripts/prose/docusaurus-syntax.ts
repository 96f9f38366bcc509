const admonition = /^([ \t]*:{3,}[ \t]*\w*\[?)(.*?)(\]?[ \t]*)$/;
const headingId = /(?<=^#{1,6}\s.*)\{#[^}\s]+\}(?=\s*$)/;
const fence = /^[ \t]*(`{3,}|~{3,})/;

const blank = (text: string): string => ' '.repeat(text.length);

/** Blanks heading ids and marks of admonitions, but no titles. Other characters keep their places. */
export function blankDocusaurusSyntax(source: string): string {
  let open: string | undefined;
  return source
    .split('\n')
    .map((line) => {
      const mark = fence.exec(line)?.[1];
      if (open !== undefined) {
        if (mark?.startsWith(open)) open = undefined;
        return line;
      }
      open = mark;
      return line
        .replace(admonition, (_, start, title, end) => blank(start) + title + blank(end))
        .replace(headingId, blank);
    })
    .join('\n');
}
