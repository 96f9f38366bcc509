import type { Column, Constraints, Scalar } from '../../types.ts';
import type { Token } from './tokens.ts';

const length = '(?:char_length|character_length|length|len)';

const comparisons: readonly {
  readonly form: RegExp;
  readonly limit: keyof Constraints;
}[] = [
  { form: /^(\S+) >= (\S+)$/, limit: 'min' },
  { form: /^(\S+) <= (\S+)$/, limit: 'max' },
  { form: /^(\S+) > (\S+)$/, limit: 'minExclusive' },
  { form: /^(\S+) < (\S+)$/, limit: 'maxExclusive' },
  { form: new RegExp(`^${length} (\\S+) >= (\\S+)$`), limit: 'minLength' },
  { form: new RegExp(`^${length} (\\S+) <= (\\S+)$`), limit: 'maxLength' },
  { form: /^(\S+) ~ (\S+)$/, limit: 'pattern' },
];

const between = new RegExp(`((?:${length} )?\\S+) between (\\S+) and (\\S+)`, 'g');

/** Columns by their names in small letters. */
export type ByName = ReadonlyMap<string, Column>;

/**
 * Applies what a CHECK certainly says about single columns: lists of values, ranges, lengths, and patterns.
 * Returns whether it understood everything.
 */
export function applyCheck(tokens: readonly Token[], byName: ByName): boolean {
  const literals: Scalar[] = [];
  const words = withoutCasts(tokens).map((token, index, all) => {
    if (token.type === 'string') return `§${literals.push(token.text) - 1}`;
    if (token.type === 'number') {
      const isNegative = all[index - 1]?.key === '-';
      return `§${literals.push(Number(token.text) * (isNegative ? -1 : 1)) - 1}`;
    }
    const name = token.text.toLowerCase();
    if (token.type === 'name') return byName.has(name) ? `¤${name.replaceAll(' ', '_')}` : name;
    return token.key;
  });
  // Names are words, so brackets only matter for OR, which is accepted in two forms only.
  const text = words.filter((word) => !'(),[]-'.includes(word)).join(' ');
  const columnOf = (word = '') =>
    byName.get(word.replace(/^¤/, '')) ?? byName.get(word.replace(/^¤/, '').replaceAll('_', ' '));
  const literalOf = (word = '') =>
    word.startsWith('§') ? literals[Number(word.slice(1))] : undefined;

  const plain = text
    .replace(/^(\S+) is null or (?=.*\1)/, '')
    .replace(/ or (\S+) is null$/, '')
    .replaceAll(between, '$1 >= $2 and $1 <= $3');
  if (/\bor\b/.test(plain)) return applyAlternatives(plain, columnOf, literalOf);
  return plain
    .split(' and ')
    .map((part) => applyPart(part, columnOf, literalOf))
    .every(Boolean);
}

type ColumnOf = (word?: string) => Column | undefined;
type LiteralOf = (word?: string) => Scalar | undefined;

function applyPart(part: string, columnOf: ColumnOf, literalOf: LiteralOf): boolean {
  const [, name, list] = /^(\S+) (?:in|= any(?: array)?) ((?:§\d+ ?)+)$/.exec(part) ?? [];
  if (list) return setValues(columnOf(name), list.trim().split(' ').map(literalOf));
  if (/^\S+ is not null$/.test(part)) return true;
  for (const { form, limit } of comparisons) {
    const [, left, right] = form.exec(part) ?? [];
    const column = columnOf(left);
    const value = literalOf(right);
    if (!column || value === undefined || typeof value === 'boolean') continue;
    if (limit === 'pattern') column.constraints.pattern = String(value);
    else if (typeof value === 'number') column.constraints[limit] = value;
    else continue;
    return true;
  }
  return false;
}

/** A column that equals one value or another has a list of values. */
function applyAlternatives(text: string, columnOf: ColumnOf, literalOf: LiteralOf): boolean {
  const parts = text.split(' or ').map((part) => /^(\S+) = (§\d+)$/.exec(part));
  const names = new Set(parts.map((part) => part?.[1]));
  const [name] = names;
  if (names.size !== 1 || !name) return false;
  return setValues(
    columnOf(name),
    parts.map((part) => literalOf(part?.[2])),
  );
}

function setValues(column: Column | undefined, values: readonly (Scalar | undefined)[]): boolean {
  const known = values.filter((value) => value !== undefined);
  if (!column || known.length !== values.length) return false;
  // SQLite has no booleans, so this is how its tables declare them.
  const isFlag = known.length === 2 && known.includes(0) && known.includes(1);
  if (isFlag && ['integer', 'boolean', 'unknown'].includes(column.kind)) column.kind = 'boolean';
  else column.values = known;
  return true;
}

/** Without `::text[]` and similar, which PostgreSQL writes into its dumps. */
function withoutCasts(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) continue;
    if (token.key !== '::') {
      found.push(token);
      continue;
    }
    index += 1;
    while (/^(?:varying|precision|\.)$/.test(tokens[index + 1]?.key ?? '')) index += 1;
    while (/^[[\]]$/.test(tokens[index + 1]?.key ?? '')) index += 1;
  }
  return found;
}
