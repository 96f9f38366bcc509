export interface Token {
  /** `name` is a quoted name; `body` is text between dollar signs. */
  readonly type: 'word' | 'name' | 'string' | 'number' | 'body' | 'mark';
  /** Without quotes. */
  readonly text: string;
  /** In small letters, for keywords; empty for quoted names and strings. */
  readonly key: string;
  readonly line: number;
}

const parts: Readonly<Record<string, string>> = {
  // MySQL runs what is in a comment that starts with an exclamation mark.
  skip: String.raw`\s+|--[^\n]*|(?<=^|\n)[ \t]*#[^\n]*|/\*!\d*|\*/|/\*[\s\S]*?(?:\*/|$)`,
  string: `[NnBbXx]?'[^']*(?:''[^']*)*(?:'|$)`,
  escaped: String.raw`[Ee]?'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*(?:'|$)`,
  body: String.raw`\$(?<tag>[A-Za-z_]\w*)?\$[\s\S]*?\$\k<tag>\$`,
  name: String.raw`"[^"]*(?:""[^"]*)*"|${'`'}(?:[^${'`'}]|${'``'})*${'`'}|\[[^\]\d'"[][^\]\n]*\]`,
  number: String.raw`\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+`,
  // Templates put placeholders in braces, also into the middle of a name. psql has `:schema.orders`, and WordPress `$wpdb->posts`.
  word: String.raw`\$\w+->\w+|:[\p{L}_][\p{L}\p{N}_]*(?=\.)|(?:[\p{L}_@#$%]|\{\{?[^{}\n]*\}\}?)(?:[\p{L}\p{N}_$#@%]|\{\{?[^{}\n]*\}\}?)*`,
  mark: String.raw`::|[<>!=~|]+\*?|[\s\S]`,
};

const pattern = (order: readonly string[]) =>
  new RegExp(order.map((name) => `(?<${name}>${parts[name]})`).join('|'), 'yu');

// A backslash only escapes in MySQL, and elsewhere after an E.
const plain = pattern(['skip', 'body', 'string', 'name', 'number', 'word', 'mark']);
const escaping = pattern(['skip', 'body', 'escaped', 'string', 'name', 'number', 'word', 'mark']);

const kept: ReadonlySet<string> = new Set([
  'create',
  'alter',
  'drop',
  'do',
  'exec',
  'rename',
  'begin',
]);

/** Statements that define no columns, and the parts of a procedure's body. */
const ignored: ReadonlySet<string> = new Set(
  'abort analyze attach backup bulk call case checkpoint close cluster comment commit connect copy deallocate declare delete delimiter deny desc describe detach disable discard else elseif elsif enable end exception execute exit explain fetch flush for from get grant handler if import insert into iterate leave listen load lock loop merge notify on open optimize or pragma prepare print prompt quit raise raiserror reassign reconfigure refresh reindex release repair repeat replace reset resignal restore return revert revoke rollback save savepoint security select set show shutdown signal source spool start table then throw truncate try unlisten unlock until update use vacuum values waitfor when whenever while with'.split(
    ' ',
  ),
);

/** Whether no statement begins with a word, so that it may be a misspelled one. */
export const isUnknown = (word: string): boolean => !kept.has(word) && !ignored.has(word);

const unquote = (text: string) => {
  const last = text.at(-1);
  const inner = text.slice(1, last === ']' || last === text[0] ? -1 : undefined);
  return last === ']' ? inner : inner.replaceAll(`${last}${last}`, last ?? '');
};

/**
 * Splits a script at semicolons and lines with GO. It skips the tokens of statements such as INSERT, so dumps
 * don't fill the memory. Of a statement that begins with an unknown word, it yields that word.
 */
export function* statements(sql: string, firstLine = 1): Generator<readonly Token[]> {
  const isMySql = /^\s*(?:CREATE|INSERT|ALTER|DROP)\b[^;]*?`|\bENGINE\s*=/im.test(
    sql.slice(0, 100_000),
  );
  const scan = new RegExp(isMySql ? escaping : plain);
  let statement: Token[] = [];
  let first = '';
  let line = firstLine;
  for (let at = 0; at < sql.length; at = scan.lastIndex) {
    scan.lastIndex = at;
    const groups = scan.exec(sql)?.groups;
    if (!groups) break;
    const text = sql.slice(at, scan.lastIndex);
    const start = line;
    for (let next = text.indexOf('\n'); next >= 0; next = text.indexOf('\n', next + 1)) line += 1;
    if (groups.skip !== undefined) continue;
    const key = groups.word === undefined && groups.mark === undefined ? '' : text.toLowerCase();
    const isGo =
      key === 'go' &&
      startsLine(sql, at) &&
      /^[ \t]*\d*[ \t]*(?:\r?\n|$)/.test(sql.slice(at + 2, at + 20));
    if (isGo || key === ';') {
      if (key === ';' && first === 'copy') {
        // Rows of a PostgreSQL dump, up to a line with a backslash and a period.
        const end = sql.indexOf('\n\\.', scan.lastIndex);
        if (end >= 0) {
          line += sql.slice(scan.lastIndex, end).split('\n').length - 1;
          scan.lastIndex = end + 3;
        }
      }
      if (statement.length > 0) yield statement;
      statement = [];
      first = '';
      continue;
    }
    // SQL Server needs no semicolons, so a keyword at the start of a line begins a statement.
    const begins =
      (key === 'create' || key === 'alter' || key === 'drop' || key === 'insert') &&
      depthOf(statement) === 0 &&
      startsLine(sql, at) &&
      /^\s+(?:table|into)\b/i.test(sql.slice(at + key.length, at + key.length + 30));
    if (begins && statement.length > 0) {
      yield statement;
      statement = [];
    }
    if (first === '' || begins) first = key;
    const isUnknownStart = statement.length === 0 && isUnknown(first) && key === first;
    if (!kept.has(first) && !(isUnknownStart && groups.word)) continue;
    const type = typeOf(groups);
    const value =
      type === 'string'
        ? unquote(text.replace(/^[NnBbXxEe]/, ''))
        : type === 'name'
          ? unquote(text)
          : text;
    statement.push({
      type,
      text: isMySql && type === 'string' ? value.replaceAll(/\\(.)/g, '$1') : value,
      key,
      line: start,
    });
  }
  if (statement.length > 0) yield statement;
}

const typeOf = (groups: Readonly<Record<string, string | undefined>>): Token['type'] => {
  for (const type of ['body', 'name', 'number', 'word', 'mark'] as const) {
    if (groups[type] !== undefined) return type;
  }
  return 'string';
};

const startsLine = (sql: string, at: number) =>
  /(?:^|\n)[ \t]*$/.test(sql.slice(Math.max(0, at - 20), at));

const depthOf = (tokens: readonly Token[]) =>
  tokens.reduce((depth, { key }) => depth + (key === '(' ? 1 : key === ')' ? -1 : 0), 0);

/** Splits tokens at commas outside of brackets. */
export function splitAtCommas(tokens: readonly Token[]): Token[][] {
  const found: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.key === '(') depth += 1;
    if (token.key === ')') depth -= 1;
    if (depth === 0 && token.key === ',') found.push([]);
    else found.at(-1)?.push(token);
  }
  return found.filter((part) => part.length > 0);
}

/** The index of the bracket that closes the one at `open`, or the end. */
export function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const key = tokens[index]?.key;
    if (key === '(') depth += 1;
    if (key === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length;
}
