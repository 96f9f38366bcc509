import { type Column, newColumn, type Problem, type Read } from '../../types.ts';
import { applyCheck } from './checks.ts';
import { qualifiedName, typeOf } from './column.ts';
import { addElements, alter, type Draft } from './tables.ts';
import { closing, isUnknown, statements, type Token } from './tokens.ts';

/** What the statements so far have made. The last state of a table decides. */
class Script {
  readonly tables = new Map<string, Draft>();
  readonly types = new Map<string, Partial<Column>>();
  readonly problems: Problem[] = [];
  readonly skipped: Problem[] = [];
  /** In a procedure's body, a statement can begin with the name of a variable. */
  hasProcedures = false;

  /** A statement may leave out the schema that another one writes. */
  find(names: readonly string[]): Draft | undefined {
    const key = keyOf(names);
    const exact = this.tables.get(key);
    if (exact) return exact;
    const last = keyOf(names.slice(-1));
    const alike = [...this.tables].filter(([other]) => keyOf(other.split('.').slice(-1)) === last);
    return alike.length === 1 ? alike[0]?.[1] : undefined;
  }

  remove(draft: Draft | undefined): void {
    for (const [key, table] of this.tables) if (table === draft) this.tables.delete(key);
  }
}

const keyOf = (names: readonly string[]) => names.join('.').toLowerCase();

const skipped = ['only', 'if', 'not', 'exists', 'table', 'column', 'type', 'domain', 'as'];

/** Reads a name after words such as IF NOT EXISTS. */
function nameAfter(tokens: readonly Token[], start: number): [readonly string[], number] {
  let index = start;
  while (tokens[index]?.type === 'word' && skipped.includes(tokens[index]?.key ?? '')) index += 1;
  return qualifiedName(tokens, index);
}

function createTable(script: Script, tokens: readonly Token[], at: number): void {
  const [names, after] = nameAfter(tokens, at + 1);
  const name = names.at(-1) ?? '';
  const line = tokens[0]?.line ?? 1;
  const open = tokens.findIndex(({ key }, index) => index >= after && key === '(');
  if (open !== after) {
    const partition = tokens[after]?.key === 'partition';
    if (!partition) {
      const message = `${name} was left out, because its columns are those of another table or of a query.`;
      script.problems.push({ message, line });
    }
    return;
  }
  const isNew = !(
    tokens.slice(at, after).some(({ key }) => key === 'exists') && script.find(names)
  );
  if (!isNew) return;
  const draft: Draft = { name, columns: [], problems: [] };
  const end = closing(tokens, open);
  addElements(draft, tokens.slice(open + 1, end), script.types);
  if (end === tokens.length) {
    draft.problems.push({
      message: `The brackets of ${name} don't close, so columns may be missing.`,
      line,
    });
  }
  script.tables.set(keyOf(names), draft);
}

function createType(script: Script, tokens: readonly Token[], at: number): void {
  const [names, after] = nameAfter(tokens, at + 1);
  const name = names.at(-1)?.toLowerCase() ?? '';
  const rest = tokens.slice(tokens[after]?.key === 'as' ? after + 1 : after);
  if (tokens[at]?.key === 'domain') {
    const end = rest.findIndex(({ key }) =>
      ['check', 'not', 'default', 'constraint', 'collate', 'null'].includes(key),
    );
    const facts = typeOf(end < 0 ? rest : rest.slice(0, end), script.types);
    const value = newColumn('value', { ...facts, constraints: { ...facts.constraints } });
    for (const [index, { key }] of rest.entries()) {
      if (key === 'check')
        applyCheck(rest.slice(index + 2, closing(rest, index + 1)), new Map([['value', value]]));
    }
    const { name: _name, path: _path, nullable: _nullable, ...own } = value;
    const isRequired = rest.some(
      ({ key }, index) => key === 'not' && rest[index + 1]?.key === 'null',
    );
    script.types.set(name, { ...own, ...(isRequired && { nullable: false }) });
  } else if (rest[0]?.key === 'enum') {
    const values = rest.filter(({ type }) => type === 'string').map(({ text }) => text);
    script.types.set(name, { kind: 'text', values, constraints: {} });
  } else if (rest[0]?.key === 'from') {
    const base = rest.slice(1).filter(({ key }) => key !== 'not' && key !== 'null');
    script.types.set(name, typeOf(base, script.types));
  } else script.types.set(name, { kind: 'json', constraints: {} });
}

function addEnumValue(script: Script, tokens: readonly Token[]): void {
  const [names] = nameAfter(tokens, 2);
  const name = names.at(-1)?.toLowerCase() ?? '';
  const added = tokens.find(({ type }) => type === 'string')?.text;
  const type = script.types.get(name);
  if (!added || !type?.values || !tokens.some(({ key }) => key === 'add')) return;
  const before = type.values;
  const values = [...before, added];
  script.types.set(name, { ...type, values });
  for (const draft of script.tables.values()) {
    for (const column of draft.columns) if (column.values === before) column.values = values;
  }
}

function run(script: Script, tokens: readonly Token[]): void {
  const keys = tokens.slice(0, 8).map(({ key }) => key);
  const [first, second = ''] = keys;
  script.hasProcedures ||= keys.some((key) => /^(?:procedure|proc|function|trigger)$/.test(key));
  const at = keys.findIndex((key) => ['table', 'type', 'domain', 'view', '('].includes(key));
  if (first === 'do') {
    const body = tokens.find(({ type }) => type === 'body');
    for (const statement of body
      ? statements(body.text.replace(/^\$\w*\$|\$\w*\$$/g, ''), body.line)
      : []) {
      const start = statement.findIndex(
        ({ key }, index) =>
          /^(?:create|alter|drop)$/.test(key) &&
          /^(?:table|type|domain)$/.test(statement[index + 1]?.key ?? ''),
      );
      if (start >= 0) run(script, statement.slice(start));
    }
  } else if (first === 'create' && keys[at] === 'table') createTable(script, tokens, at);
  else if (first === 'create' && at === 1 && keys[at] !== '(' && keys[at] !== 'view')
    createType(script, tokens, at);
  else if (first === 'create' && keys[at] === 'view') {
    const [names] = nameAfter(tokens, at + 1);
    const message = `The view ${names.join('.')} was left out, because its columns are those of a query.`;
    script.problems.push({ message, line: tokens[0]?.line ?? 1 });
  } else if (first === 'alter' && second === 'table') {
    const [names, after] = nameAfter(tokens, 2);
    const draft = script.find(names);
    if (!draft) {
      const message = `${names.join('.')} is changed, but the script doesn't create it.`;
      script.problems.push({ message, line: tokens[0]?.line ?? 1 });
      return;
    }
    const name = alter(draft, tokens.slice(after), script.types);
    if (name === undefined) return;
    script.remove(draft);
    script.tables.set(keyOf([...names.slice(0, -1), name]), { ...draft, name });
  } else if (first === 'alter' && second === 'type') addEnumValue(script, tokens);
  else if (first === 'drop' && second === 'table') {
    for (let index = 1; index < tokens.length; index += 1) {
      const [names, after] = nameAfter(tokens, index);
      script.remove(script.find(names));
      index = after;
    }
  } else if (isMisspelled(tokens) && !script.hasProcedures) {
    const [{ text, line } = { text: '', line: 1 }, noun] = tokens;
    const words = noun ? `${text} ${noun.text}` : text;
    script.skipped.push({ message: `An unknown statement was skipped: ${words}`, line });
  }
}

/** What has brackets after its name, besides a table. */
const bracketed = /^(?:aggregate|collation|function|operator|proc|procedure|statistics|view)$/;

/** Whether a statement begins like no other, such as `CRATE TABLE users (` or `CREATE TABEL users (`. */
function isMisspelled([first, second, ...rest]: readonly Token[]): boolean {
  if (first?.key !== 'create') return first !== undefined && isUnknown(first.key);
  const [, afterName] = qualifiedName(rest, 0);
  return afterName > 0 && rest[afterName]?.key === '(' && !bracketed.test(second?.key ?? '');
}

/** Reads the tables of an SQL script, in any of the usual dialects. Statements that define no columns are skipped. */
export const read: Read = (sql) => {
  const script = new Script();
  for (const tokens of statements(sql)) run(script, tokens);
  return {
    tables: [...script.tables.values()],
    // A dump can change thousands of tables that it doesn't create. A text without tables has a problem of its own.
    problems: [...script.problems, ...(script.tables.size > 0 ? script.skipped : [])].slice(0, 50),
  };
};
