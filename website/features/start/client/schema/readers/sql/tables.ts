import type { Column, Problem } from '../../types.ts';
import { applyCheck, type ByName } from './checks.ts';
import {
  type ColumnParts,
  literal,
  namesIn,
  type OwnTypes,
  readColumn,
  setDefault,
  target,
  typeOf,
} from './column.ts';
import { closing, splitAtCommas, type Token } from './tokens.ts';

/** A table while the script changes it. */
export interface Draft {
  name: string;
  columns: Column[];
  problems: Problem[];
}

const sentence = (tokens: readonly Token[]) =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/(?<=\() | (?=[),.])|(?<=\.) /g, '')
    .slice(0, 80);

/** `KEY (a)` and `KEY name (a)` are indexes, but `key varchar(20)` is a column. */
const constraints: readonly RegExp[] = [
  /^constraint \w+ \S/,
  /^(?:primary|foreign) key /,
  /^(?:check|exclude) (?:\(|using) /,
  /^(?:fulltext|spatial) (?:key |index |\( |\S+ \( )/,
  /^unique (?:key|index|clustered|nonclustered) /,
  /^(?:unique|key|index) (?:\( |using |\S+ (?:\( (?!0)|using |clustered |nonclustered ))/,
  /^period for /,
];

function isConstraint(tokens: readonly Token[]): boolean {
  const start = tokens.slice(0, 4).map(({ type, key, text }) => {
    if (type === 'word') return key.replaceAll(/\W/g, '_');
    if (type === 'number') return '0';
    return type === 'mark' ? text : 'quoted';
  });
  return constraints.some((form) => form.test(`${start.join(' ')} `));
}

const find = (draft: Draft, name: string) =>
  draft.columns.find((column) => column.name.toLowerCase() === name.toLowerCase());

function check(draft: Draft, tokens: readonly Token[], byName: ByName): void {
  if (applyCheck(tokens, byName)) return;
  draft.problems.push({
    message: `A CHECK is too complex to become a limit, so it was left out: ${sentence(tokens)}`,
    ...(tokens[0] && { line: tokens[0].line }),
  });
}

function addConstraint(draft: Draft, tokens: readonly Token[], byName: ByName): void {
  const at = (key: string) =>
    tokens.findIndex((token) => token.type === 'word' && token.key === key);
  const inBrackets = (start: number) => {
    const open = tokens.findIndex(({ key }, index) => index >= start && key === '(');
    return open < 0 ? [] : tokens.slice(open + 1, closing(tokens, open));
  };
  if (at('foreign') >= 0) {
    const to = target(tokens, at('references') + 1);
    const names = namesIn(inBrackets(at('foreign')));
    const targets = namesIn(inBrackets(at('references')));
    for (const [index, name] of names.entries()) {
      const column = byName.get(name.toLowerCase());
      const other = targets[index];
      if (column) column.target = { table: to.table, ...(other && { column: other }) };
    }
  } else if (at('primary') >= 0) {
    for (const name of namesIn(inBrackets(at('primary')))) {
      const column = byName.get(name.toLowerCase());
      if (column) column.nullable = false;
    }
  } else if (at('check') >= 0) check(draft, inBrackets(at('check')), byName);
}

/** Adds the columns and constraints between a CREATE TABLE's brackets. */
export function addElements(draft: Draft, tokens: readonly Token[], own: OwnTypes): void {
  const later: ((byName: ByName) => void)[] = [];
  for (const element of splitAtCommas(tokens)) {
    if (isConstraint(element)) later.push((byName) => addConstraint(draft, element, byName));
    else
      for (const one of addColumn(draft, element, own))
        later.push((byName) => check(draft, one, byName));
  }
  // A CHECK or a key can come before the columns that it names.
  const byName = new Map(draft.columns.map((column) => [column.name.toLowerCase(), column]));
  for (const apply of later) apply(byName);
}

/** Adds a column. Returns the tokens of its CHECKs, which can name other columns. */
function addColumn(draft: Draft, tokens: readonly Token[], own: OwnTypes): ColumnParts['checks'] {
  const [first, second] = tokens;
  if (
    first?.key === 'like' &&
    second?.type !== 'mark' &&
    tokens.length > 1 &&
    second?.text !== undefined
  ) {
    const message = `The columns of ${second.text} were left out, because LIKE copies them from there.`;
    draft.problems.push({ message, line: first.line });
    return [];
  }
  const parts = readColumn(tokens, own);
  if (!parts) {
    draft.problems.push({
      message: `This part of the table isn't a column or a constraint: ${sentence(tokens)}`,
      ...(first && { line: first.line }),
    });
    return [];
  }
  if (parts.isKey) parts.column.nullable = false;
  const known = draft.columns.findIndex(({ name }) => name === parts.column.name);
  if (known >= 0) draft.columns[known] = parts.column;
  else draft.columns.push(parts.column);
  return parts.checks;
}

const skipWords = (tokens: readonly Token[], words: readonly string[]) => {
  let index = 0;
  while (words.includes(tokens[index]?.key ?? '')) index += 1;
  return tokens.slice(index);
};

/** Applies the actions of an ALTER TABLE, without the table's name. Returns the new name of a renamed table. */
export function alter(draft: Draft, tokens: readonly Token[], own: OwnTypes): string | undefined {
  let renamed: string | undefined;
  let verb = '';
  for (const whole of splitAtCommas(tokens)) {
    let action = whole;
    if (action[0]?.key === 'with' && /check$/.test(action[1]?.key ?? '')) action = action.slice(2);
    const key = action[0]?.key ?? '';
    if (['add', 'drop', 'alter', 'modify', 'change', 'rename'].includes(key)) verb = key;
    // In SQL Server, one ADD has several columns.
    else if (verb !== 'add' || action[0]?.type === 'mark') continue;
    const rest = skipWords(action[0]?.key === verb ? action.slice(1) : action, [
      'column',
      'if',
      'not',
      'exists',
    ]);
    if (verb === 'add') {
      addElements(draft, rest[0]?.key === '(' ? rest.slice(1, closing(rest, 0)) : rest, own);
    } else if (verb === 'rename') {
      if (rest[0]?.key === 'to' || rest[0]?.key === 'as') renamed = rest[1]?.text;
      else if (rest[1]?.key === 'to') rename(draft, rest[0]?.text, rest[2]?.text);
    } else if (
      verb === 'drop' &&
      !['constraint', 'primary', 'foreign', 'index', 'key', 'check'].includes(rest[0]?.key ?? '')
    ) {
      draft.columns = draft.columns.filter(
        ({ name }) => name.toLowerCase() !== rest[0]?.text.toLowerCase(),
      );
    } else if (verb === 'modify') replace(draft, rest[0]?.text, rest, own);
    else if (verb === 'change') replace(draft, rest[0]?.text, rest.slice(1), own);
    else if (verb === 'alter') alterColumn(draft, rest, own);
  }
  return renamed;
}

function rename(draft: Draft, from = '', to = ''): void {
  const column = find(draft, from);
  if (column && to) Object.assign(column, { name: to, path: to });
}

function replace(draft: Draft, name = '', tokens: readonly Token[], own: OwnTypes): void {
  const before = find(draft, name);
  const parts = readColumn(tokens, own);
  if (!parts || !before) return;
  const column = { ...parts.column, ...(before.target && { target: before.target }) };
  draft.columns[draft.columns.indexOf(before)] = column;
}

function alterColumn(draft: Draft, tokens: readonly Token[], own: OwnTypes): void {
  const column = find(draft, tokens[0]?.text ?? '');
  if (!column) return;
  const words = tokens.slice(1).map(({ key }) => key);
  const text = words.join(' ');
  if (text === 'set not null') column.nullable = false;
  else if (text === 'drop not null') column.nullable = true;
  else if (text.startsWith('set default')) {
    const value = literal(tokens.slice(3));
    if (value !== undefined) setDefault(column, value);
  } else if (text === 'drop default') delete column.default;
  else if (words[0] === 'type' || text.startsWith('set data type')) {
    const rest = tokens.slice(words.indexOf('type') + 2);
    const using = rest.findIndex(({ key }) => key === 'using' || key === 'collate');
    const facts = typeOf(using < 0 ? rest : rest.slice(0, using), own);
    Object.assign(column, { values: undefined, list: undefined }, facts);
  } else if (words[0] !== 'set' && words[0] !== 'add' && words[0] !== 'drop') {
    replace(draft, column.name, tokens, own);
  }
}
