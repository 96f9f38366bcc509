import type { Constraints, ValueKind } from '../../types.ts';

interface TypeRow {
  readonly form: RegExp;
  readonly kind: ValueKind;
}

/** Names of types in all dialects, in small letters. The first row that fits decides. */
const rows: readonly TypeRow[] = [
  { form: /^(?:bool|boolean|tinyint ?\( ?1 ?\)|bit(?: ?\( ?1 ?\))?)$/, kind: 'boolean' },
  { form: /^(?:bigint|bigserial|int8|serial8|hugeint)\b/, kind: 'bigint' },
  {
    form: /^(?:tiny|small|medium)?(?:int|integer|serial)(?:2|4)?\b|^year\b|^oid\b/,
    kind: 'integer',
  },
  { form: /^(?:numeric|decimal|dec|fixed|number) ?\( ?\d+(?: ?, ?0)? ?\)/, kind: 'integer' },
  {
    form: /^(?:numeric|decimal|dec|fixed|number|real|float\d*|double|smallmoney|money)\b/,
    kind: 'number',
  },
  { form: /^(?:timestamp(?:tz)?|datetime2?|smalldatetime|datetimeoffset)\b/, kind: 'timestamp' },
  { form: /^date\b/, kind: 'date' },
  { form: /^time(?:tz)?\b/, kind: 'time' },
  { form: /^(?:uuid|uniqueidentifier)\b/, kind: 'uuid' },
  { form: /^(?:jsonb?|hstore|xml|variant)\b/, kind: 'json' },
  {
    form: /^(?:bytea|(?:tiny|medium|long)?blob|(?:var)?binary|image|rowversion|bit\b)/,
    kind: 'binary',
  },
  {
    form: /^(?:national )?(?:n?(?:var)?char2?|character|n?text|(?:tiny|medium|long|ci)text|n?clob|string|enum|set|name|sysname|inet|cidr|macaddr|tsvector)\b/,
    kind: 'text',
  },
  // SQLite accepts any name, and decides by a part of it.
  { form: /^(?:unsigned big int|long int)\b/, kind: 'bigint' },
  { form: /^(?:native )?\w*(?:char|text|clob)/, kind: 'text' },
  { form: /^\w*blob/, kind: 'binary' },
  { form: /^\w*(?:real|floa|doub)/, kind: 'number' },
];

/** What kind of value a type has, and what its arguments limit. */
export function typeFacts(type: string): { kind: ValueKind; constraints: Constraints } {
  const kind = rows.find(({ form }) => form.test(type))?.kind ?? 'unknown';
  const length = /^(?:national )?n?(?:var)?char(?:2|acter)?(?: varying)? ?\( ?(\d+)/.exec(
    type,
  )?.[1];
  return {
    kind,
    constraints: {
      ...(length && { maxLength: Number(length) }),
      ...(/\bunsigned\b/.test(type) && { min: 0 }),
    },
  };
}
