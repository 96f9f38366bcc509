import { dayAfter, makeRows, pick } from '../rows.ts';
import type { Row } from '../types.ts';

const customers = ['Marta', 'Marek', 'Olu', 'Yuki', 'Sean', "D'Arcy", 'Ingrid'];
const skus = ['LAMP-1', 'DESK-2', 'MUG-7', 'RUG-3', 'SHELF-9'];
const notes = ['Ring twice', 'Leave at the door', '10% voucher', 'Second_floor', ''];

const items = (n: number): readonly Row[] =>
  Array.from({ length: 1 + (n % 3) }, (_, line) => ({
    sku: pick(skus, n + line),
    quantity: 1 + ((n + line * 3) % 6),
    price: 5 + ((n * 17 + line * 23) % 120),
  }));

const order = (n: number): Row => ({
  status: pick(['open', 'paid', 'shipped', 'returned', 'paid'], n),
  customer: pick(customers, n * 3),
  total: 20 + ((n * 37) % 480) + (n % 4) * 0.25,
  discount: (n * 11) % 60,
  lines: 1 + (n % 3),
  express: n % 3 === 0,
  gift: n % 7 === 2,
  payment: pick(['card', 'transfer', 'invoice'], n * 2),
  country: pick(['DE', 'FR', 'PT', 'JP', 'KR'], n * 3),
  placedOn: dayAfter('2026-01-05', n * 2),
  shippedAt: `${dayAfter('2026-01-08', n * 2)}T${n % 2 === 0 ? '09:15' : '16:40'}`,
  deliverBefore: pick(['09:00', '12:00', '18:30'], n),
  parcelNumber: 4503599627371001 + n * 7,
  note: pick(notes, n),
  items: items(n),
});

/** 60 orders; among the copies with gaps, some have no note, no shipping or no total. */
export const rows = makeRows(60, order, ['note', 'shippedAt', 'total', 'country']);
