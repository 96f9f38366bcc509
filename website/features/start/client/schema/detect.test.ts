import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';
import { detectKind } from './detect.ts';
import { kinds } from './kinds.ts';
import { readSchema } from './read.ts';

describe('detectKind', () => {
  it('trusts the name of a file before its content', () => {
    expect(detectKind('id\n1\n', 'a.csv')).toEqual({ kind: 'csv' });
    expect(detectKind('a,sql\n1,create table x (y int)\n', 'A.CSV')).toEqual({ kind: 'csv' });
    expect(detectKind('{"a":1}', 'a.jsonl')).toEqual({ kind: 'ndjson' });
  });

  it('is not misled by words in comments', () => {
    const text = '/**\n * Run create table first.\n */\nexport interface Order { id: string; }\n';
    expect(detectKind(text)).toEqual({ kind: 'typescript' });
  });

  it('names a misspelled statement', () => {
    const text = 'create tabel orders (\n  id int not null,\n  primary key (id)\n);\n';
    expect(detectKind(text)).toEqual({
      message: expect.stringMatching(/most like SQL, .+ Line 1 is the first that doesn't fit/),
    });
  });

  it('names the nearest kind, and the first line that does not fit', () => {
    expect(detectKind('select * from orders\nwhere total > 3')).toEqual({
      message:
        "The text is most like SQL, but SQL needs a CREATE TABLE statement. Line 2 is the first that doesn't fit: where total > 3",
    });
    expect(detectKind('Hello there')).toMatchObject({
      message: expect.stringContaining("isn't recognized"),
    });
    expect(detectKind(' \n')).toEqual({ message: 'The text is empty.' });
  });
});

describe('readSchema', () => {
  const texts = [
    '',
    '\0',
    '{',
    '[[[',
    '"',
    "'",
    '/*',
    '`',
    '((',
    '__proto__',
    'constructor',
    '{"__proto__": {"a": 1}}',
    '\uFEFF',
    '📦',
    'null',
    '[1, 2]',
    'a: &a [*a]',
  ];

  it.each(kinds.map(({ id }) => id))('says what is wrong instead of throwing: %s', async (kind) => {
    for (const text of texts) {
      const { tables, problems } = await readSchema(text, kind);
      if (tables.length === 0)
        expect(problems.map(({ message }) => message).join(), text).toMatch(/\w/);
    }
  });

  it('keeps 5,000 columns', async () => {
    const names = Array.from({ length: 5000 }, (_, index) => `c${index}`);
    const texts = {
      sql: `CREATE TABLE t (${names.map((name) => `${name} int CHECK (${name} > 0)`).join(', ')})`,
      csv: `${names.join(',')}\n${names.join(',')}`,
      json: JSON.stringify([Object.fromEntries(names.map((name) => [name, 1]))]),
      typescript: `interface T {${names.map((name) => `${name}: string;`).join('')}}`,
      prisma: `model T {\n${names.map((name) => `${name} Int`).join('\n')}\n}`,
      graphql: `type T {${names.map((name) => `${name}: Int`).join(' ')}}`,
      'json-schema': JSON.stringify({
        properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      }),
    } as const;
    for (const [kind, text] of Object.entries(texts)) {
      const { tables } = await readSchema(text, kind as keyof typeof texts);
      expect(tables[0]?.columns, kind).toHaveLength(5000);
    }
  });

  it('finds a table after 20 MB of rows', async () => {
    const rows = "INSERT INTO a VALUES (1, 'it''s; text');\n".repeat(500_000);
    const { tables } = await readSchema(
      `CREATE TABLE a (id int);\n${rows}CREATE TABLE z (q int);`,
      'sql',
    );
    expect(tables.map(({ name }) => name)).toEqual(['a', 'z']);
  });
});

describe('decode', () => {
  it('reads the encodings of spreadsheets', () => {
    expect(decode(new Uint8Array([0x5a, 0x6f, 0xeb]))).toBe('Zoë');
    expect(decode(new TextEncoder().encode('Zoë'))).toBe('Zoë');
    expect(decode(new Uint8Array([0xff, 0xfe, 0x5a, 0, 0xeb, 0]))).toBe('Zë');
    expect(decode(new Uint8Array([0xfe, 0xff, 0, 0x5a, 0, 0xeb]))).toBe('Zë');
  });
});
