import { compareReleases } from '../../../../../releases/releases.ts';
import { limitText } from '../limits.ts';
import type { Column, Constraints, Scalar, Table, ValueKind } from './types.ts';
import { labelOf, valueLabel } from './words.ts';

export const inputTypes = ['number', 'bigint', 'date', 'datetime-local', 'time'] as const;
export const editorTypes = ['select', 'checkbox'] as const;

/** A field without functions, so that it can be sent to a frame and printed as code. */
export interface StartField {
  readonly name: string;
  readonly label: string;
  readonly inputType?: (typeof inputTypes)[number];
  /** With `in` and `notIn`, people choose several values of a `select`. */
  readonly valueEditorType?: (typeof editorTypes)[number];
  /** Names of operators of the library. */
  readonly operators?: readonly string[];
  readonly values?: readonly { readonly name: string; readonly label: string }[];
  readonly defaultValue?: Scalar;
  readonly matchModes?: true;
  readonly subproperties?: readonly StartField[];
  /** What the field's validator checks, except for operators such as `contains`, whose value is a part. */
  readonly constraints?: Constraints;
}

export interface FieldWithReasons {
  readonly field: StartField;
  /** A sentence for each decision. */
  readonly reasons: readonly string[];
}

const equality = ['=', '!='];
const choice = [...equality, 'in', 'notIn'];
const order = [...equality, '<', '<=', '>', '>=', 'between', 'notBetween'];
const text = [
  ...equality,
  ...['contains', 'beginsWith', 'endsWith'],
  ...['doesNotContain', 'doesNotBeginWith', 'doesNotEndWith', 'in', 'notIn'],
];

interface Choice {
  readonly inputType?: StartField['inputType'];
  readonly valueEditorType?: StartField['valueEditorType'];
  readonly operators: readonly string[];
  readonly defaultValue?: Scalar;
  readonly reason: string;
}

const choices: Readonly<Record<ValueKind, Choice>> = {
  text: { operators: text, reason: 'It holds text, so operators compare all or a part of it.' },
  integer: {
    inputType: 'number',
    operators: order,
    reason: 'It holds integers, so it has a number input and operators that compare sizes.',
  },
  number: {
    inputType: 'number',
    operators: order,
    reason: 'It holds numbers, so it has a number input and operators that compare sizes.',
  },
  bigint: {
    inputType: 'bigint',
    operators: order,
    reason:
      'Its integers can be too large for a JavaScript number, so its values are of type bigint.',
  },
  boolean: {
    valueEditorType: 'checkbox',
    operators: ['='],
    defaultValue: false,
    reason:
      'It is true or false, so a checkbox and one operator are enough. A new rule starts with false.',
  },
  date: {
    inputType: 'date',
    operators: order,
    reason: 'It holds dates, so it has a date input and operators that compare earlier and later.',
  },
  timestamp: {
    inputType: 'datetime-local',
    operators: order,
    reason: 'It holds dates with times, so its input has both. The input has no time zone.',
  },
  time: {
    inputType: 'time',
    operators: order,
    reason:
      'It holds times of day, so it has a time input and operators that compare earlier and later.',
  },
  uuid: {
    operators: choice,
    reason: 'It holds UUIDs, which people paste as a whole, so operators compare only all of it.',
  },
  json: {
    operators: ['null', 'notNull'],
    reason:
      'It holds objects, which no input can compare, so operators ask only whether it has a value.',
  },
  binary: {
    operators: ['null', 'notNull'],
    reason:
      'It holds binary data, which no input can compare, so operators ask only whether it has a value.',
  },
  unknown: {
    operators: text,
    reason: "The schema doesn't say what it holds, so it's treated as text.",
  },
};

const numeric: ReadonlySet<ValueKind> = new Set(['integer', 'number', 'bigint']);

/** Limits of the machine, which generators write for every integer. */
const isMachineLimit = (limit: number) =>
  [31, 32, 53, 63, 64].some(
    (bits) => Math.abs(limit) >= 2 ** bits - 1 && Math.abs(limit) <= 2 ** bits,
  );

/** Turns the columns of a table into fields that the latest release supports. */
export function fieldsFrom(table: Table): FieldWithReasons[] {
  const taken = new Set<string>();
  return table.columns.map((column) => {
    const { field, reasons } = fieldFrom(column);
    const isTaken = taken.has(field.label);
    taken.add(field.label);
    return isTaken
      ? {
          field: { ...field, label: `${field.label} (${field.name})` },
          reasons: [...reasons, sameLabel],
        }
      : { field, reasons };
  });
}

const sameLabel = 'Another field has the same label, so this one has its name in brackets.';
const fromName = (name: string) => `The label is the name "${name}" in words.`;

/**
 * A field without what a release doesn't support: before 8.8, match modes for lists, and inputs for large integers.
 *
 * @param release - Full version number, from v4 on, whose fields have types.
 */
export function forRelease<Made extends FieldWithReasons>(made: Made, release: string): Made {
  if (compareReleases(release, '8.8.0') >= 0) return made;
  const { inputType, matchModes, subproperties, ...field } = made.field;
  if (matchModes) {
    const kept = [fromName(field.name), sameLabel];
    return {
      ...made,
      field: { ...field, operators: ['contains', 'doesNotContain', 'null', 'notNull'] },
      reasons: [
        "It holds a list, and this release can't ask about items, so operators search in the list's text.",
        ...made.reasons.filter((reason) => kept.includes(reason)),
      ],
    };
  }
  if (inputType !== 'bigint') return made;
  const reasons = made.reasons.map((reason) =>
    reason === choices.bigint.reason
      ? 'Its integers can be too large for a JavaScript number, and this release has no input for them, so the input is a text input.'
      : reason,
  );
  return { ...made, field, reasons };
}

function fieldFrom(column: Column): FieldWithReasons {
  const label = labelOf(column.path);
  const named = { name: column.path, label };
  const { field, reasons } = (column.list ? listField : plainField)(column, named);
  return {
    field,
    reasons: label === column.path ? reasons : [...reasons, fromName(column.path)],
  };
}

type Named = Pick<StartField, 'name' | 'label'>;

function plainField(column: Column, named: Named): FieldWithReasons {
  const reasons: string[] = [];
  const base = column.values ? choiceField(column, reasons) : typeField(column, reasons);
  const { constraints, reason } = constraintsOf(column, Boolean(column.values));
  if (reason) reasons.push(reason);
  if (column.target) {
    reasons.push(
      `It refers to ${[column.target.table, column.target.column].filter(Boolean).join('.')}. If there are few rows, offer them as \`values\`.`,
    );
  }
  const operators = [
    ...new Set([...(base.operators ?? []), ...(column.nullable ? ['null', 'notNull'] : [])]),
  ];
  if (column.nullable && column.kind !== 'json' && column.kind !== 'binary') {
    reasons.push('It can be empty, so there are operators for that.');
  }
  return { field: { ...named, ...base, operators, ...(constraints && { constraints }) }, reasons };
}

function typeField({ kind, default: start }: Column, reasons: string[]): Partial<StartField> {
  const { reason, ...base } = choices[kind];
  reasons.push(reason);
  if (kind !== 'boolean' || typeof start !== 'boolean' || !start) return base;
  reasons.push("A new rule starts with true, because that's the column's default.");
  return { ...base, defaultValue: start };
}

function choiceField(
  { values = [], valuesFromData, default: start }: Column,
  reasons: string[],
): Partial<StartField> {
  reasons.push(
    valuesFromData
      ? `The data has only ${values.length} different values, so they're a list. Add those that the data lacks.`
      : `The schema allows only ${values.length} ${values.length === 1 ? 'value' : 'values'}, so they're a list.`,
  );
  const names = values.map(String);
  const isOffered = start !== undefined && names.includes(String(start));
  if (isOffered)
    reasons.push(`A new rule starts with "${start}", because that's the column's default.`);
  return {
    valueEditorType: 'select',
    values: names.map((name) => ({ name, label: valueLabel(name) })),
    operators: choice,
    ...(isOffered && { defaultValue: String(start) }),
  };
}

function listField(column: Column, named: Named): FieldWithReasons {
  if (column.items) {
    const inner = column.items.map(fieldFrom);
    return {
      field: { ...named, matchModes: true, subproperties: inner.map(({ field }) => field) },
      reasons: [
        'It holds a list of objects, so a rule has a match mode and conditions for an object.',
        ...inner.flatMap(({ field, reasons }) =>
          reasons.map((reason) => `${field.label}: ${reason}`),
        ),
      ],
    };
  }
  // An item that is a plain value is the property without a name.
  const item = fieldFrom({ ...column, list: false, nullable: false, path: '' });
  const { name: _name, label: _label, ...facts } = item.field;
  const isPlain =
    (column.kind === 'text' || column.kind === 'unknown') && !column.values && !facts.constraints;
  return {
    field: {
      ...named,
      matchModes: true,
      ...(!isPlain && { subproperties: [{ name: '', label: '', ...facts }] }),
    },
    reasons: [
      'It holds a list, so a rule has a match mode and conditions for an item.',
      ...item.reasons.map((reason) => `Items: ${reason}`),
    ],
  };
}

/** Limits that make sense for the kind of value. */
function constraintsOf(
  { kind, constraints }: Column,
  isChoice: boolean,
): { constraints?: Constraints; reason?: string } {
  const entries = Object.entries(constraints).filter(([limit, value]) => {
    if (isChoice || kind === 'boolean') return false;
    const isText = limit === 'pattern' || limit.endsWith('Length');
    if (isText) return !numeric.has(kind) && value !== 0;
    return numeric.has(kind) && typeof value === 'number' && !isMachineLimit(value);
  }) as [keyof Constraints, Scalar][];
  if (entries.length === 0) return {};
  const said = entries.map(([limit, value]) => limitText(limit, value)).join(' and ');
  return {
    constraints: Object.fromEntries(entries),
    reason: `The schema requires values that are ${said}, so a validator checks them.`,
  };
}
