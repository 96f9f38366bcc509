import type { Field } from 'react-querybuilder';

/** The fields of the orders that rules ask for. */
export const fields: Field[] = [
  { name: 'placedOn', label: 'Placed on', datatype: 'date' },
  { name: 'shippedAt', label: 'Shipped at', datatype: 'timestamp' },
];

/** An order, as an API would send it. */
export interface Row {
  readonly id: number;
  readonly placedOn: string | null;
  readonly shippedAt: string | null;
}

/** Rows around the dates that the rules ask for, and one without dates. */
export const rows: readonly Row[] = [
  { id: 1, placedOn: '2026-02-28', shippedAt: '2026-02-28T23:59:59.999Z' },
  { id: 2, placedOn: '2026-03-01', shippedAt: '2026-03-01T00:00:00.000Z' },
  { id: 3, placedOn: '2026-03-02', shippedAt: '2026-03-01T14:30:00.000Z' },
  { id: 4, placedOn: '2026-03-15', shippedAt: '2026-03-01T14:30:00.001Z' },
  { id: 5, placedOn: '2026-03-31', shippedAt: '2026-03-31T23:30:00.000Z' },
  { id: 6, placedOn: '2026-04-01', shippedAt: '2026-04-01T00:00:00.000Z' },
  { id: 7, placedOn: '1969-12-31', shippedAt: '1969-12-31T23:59:59.000Z' },
  { id: 8, placedOn: '2100-01-01', shippedAt: '2100-01-01T05:00:00.000Z' },
  { id: 9, placedOn: null, shippedAt: null },
];

/** Two dates of each kind that rules compare with; the second is later, and both are in the rows. */
export const dates = {
  date: ['2026-03-01', '2026-03-31'],
  datetime: ['2026-03-01T14:30:00.000Z', '2026-03-31T23:30:00.000Z'],
} as const;

/** A row whose days and moments are objects; a day is midnight on the machine. */
export interface DateRow {
  readonly id: number;
  readonly placedOn: Date | null;
  readonly shippedAt: Date | null;
}

/** The rows with objects instead of strings, in the zone of the machine. */
export const dateRows = (): readonly DateRow[] =>
  rows.map(({ id, placedOn, shippedAt }) => ({
    id,
    placedOn: placedOn === null ? null : new Date(`${placedOn}T00:00`),
    shippedAt: shippedAt === null ? null : new Date(shippedAt),
  }));
