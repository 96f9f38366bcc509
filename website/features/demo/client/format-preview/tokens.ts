export interface Token {
  readonly text: string;
  readonly kind?: 'string' | 'constant' | 'keyword';
}

const pattern =
  /(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|''|\\.)*')|(?<constant>\b(?:\d[\d.]*|true|false|null)\b)|(?<keyword>\b(?:and|or|not|in|between|like|is)\b)/gi;

/**
 * Colors a query that changes as the reader types. Three kinds of token are alike in all export
 * formats, so the page needs no grammars. The texts of the tokens, joined, are `text`.
 */
export function colorTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) tokens.push({ text: text.slice(end, match.index) });
    const kind = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
    tokens.push({ text: match[0], kind: kind as Token['kind'] });
    end = match.index + match[0].length;
  }
  if (end < text.length) tokens.push({ text: text.slice(end) });
  return tokens;
}
