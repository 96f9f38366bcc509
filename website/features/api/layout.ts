export interface Token {
  readonly text: string;
  /** Class of its color, see website/src/css/code.css. */
  readonly color?: 'keyword' | 'string' | 'constant' | 'function' | 'parameter' | 'comment';
  readonly href?: string;
}

/**
 * Code whose line breaks are still open. A group is on one line if it fits; otherwise, all its
 * `line`s become breaks, and its inner groups decide for themselves.
 */
export type Code =
  | string
  | Token
  | { readonly group: Code }
  | { readonly indented: Code }
  | { readonly line: string }
  | { readonly broken: string }
  | readonly Code[];

/** A space, or a line break. */
export const line: Code = { line: ' ' };
/** Nothing, or a line break. */
export const softLine: Code = { line: '' };
/** Text that is there only when the group is broken, such as a comma after the last argument. */
export const whenBroken = (text: string): Code => ({ broken: text });
export const group = (...code: readonly Code[]): Code => ({ group: code });
export const indented = (...code: readonly Code[]): Code => ({ indented: code });

export const join = (parts: readonly Code[], separator: Code): Code =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));

interface Piece {
  readonly code: Code;
  readonly indent: number;
  readonly isBroken: boolean;
}

/** Breaks code that exceeds `width` characters. Breaks and indents are tokens without a color. */
function layOut(code: Code, width: number): readonly Token[] {
  const tokens: Token[] = [];
  const rest: Piece[] = [{ code, indent: 0, isBroken: true }];
  let column = 0;
  for (let piece = rest.pop(); piece; piece = rest.pop()) {
    const { code: one, indent, isBroken } = piece;
    if (typeof one === 'string' || 'text' in one) {
      const token = typeof one === 'string' ? { text: one } : one;
      tokens.push(token);
      column += token.text.length;
    } else if ('line' in one) {
      const text = isBroken ? `\n${' '.repeat(indent)}` : one.line;
      const last = tokens.at(-1);
      if (isBroken && last) tokens[tokens.length - 1] = { ...last, text: last.text.trimEnd() };
      tokens.push({ text });
      column = isBroken ? indent : column + text.length;
    } else if ('broken' in one) {
      if (isBroken) rest.push({ ...piece, code: one.broken });
    } else if ('indented' in one) {
      rest.push({ code: one.indented, indent: indent + 2, isBroken });
    } else if ('group' in one) {
      rest.push({ code: one.group, indent, isBroken: !fits(one.group, width - column, rest) });
    } else {
      for (const part of [...one].reverse()) rest.push({ code: part, indent, isBroken });
    }
  }
  return tokens;
}

/** Whether code and what follows it up to the next possible break fit on the rest of the line. */
function fits(code: Code, room: number, following: readonly Piece[]): boolean {
  if (room === Number.POSITIVE_INFINITY) return true;
  let left = room;
  let next = following.length;
  const stack: Piece[] = [{ code, indent: 0, isBroken: false }];
  while (left >= 0) {
    const piece = stack.pop() ?? following[--next];
    if (!piece) return true;
    const { code: one, isBroken } = piece;
    if (typeof one === 'string') left -= one.length;
    else if ('text' in one) left -= one.text.length;
    else if ('line' in one) {
      if (isBroken) return true;
      left -= one.line.length;
    } else if ('broken' in one) {
      if (isBroken) left -= one.broken.length;
    } else if ('indented' in one) stack.push({ ...piece, code: one.indented });
    // What follows may break.
    else if ('group' in one) stack.push({ ...piece, code: one.group });
    else for (const part of [...one].reverse()) stack.push({ ...piece, code: part });
  }
  return false;
}

export function unbrokenIfShort(code: Code, most: number): Code {
  const tokens = layOut(group(code), Number.POSITIVE_INFINITY);
  const length = tokens.reduce((sum, { text }) => sum + text.length, 0);
  return length <= most ? tokens : code;
}

export function codeToHtml(code: Code, width: number): string {
  return merge(layOut(code, width))
    .map(({ text, color, href }) => {
      const escaped = escapeHtml(text);
      if (href) return `<a href="${href}">${escaped}</a>`;
      return color ? `<span class="t-${color}">${escaped}</span>` : escaped;
    })
    .join('');
}

export const codeToText = (code: Code): string =>
  layOut(code, Number.POSITIVE_INFINITY)
    .map(({ text }) => text)
    .join('');

function merge(tokens: readonly Token[]): readonly Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && !last.href && !token.href && last.color === token.color) {
      merged[merged.length - 1] = { ...last, text: last.text + token.text };
    } else merged.push(token);
  }
  return merged;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<"]/g, (character) => entities[character] ?? character);
