import type { RuleGroupType } from 'react-querybuilder';
import type { FieldSpec } from '../../shared/fields.ts';
import { checkbox, comparable, defineDataSet, named, toggle } from '../define.ts';

const money = comparable('money');

const fields: readonly FieldSpec[] = [
  {
    name: 'status',
    label: 'Status',
    valueEditorType: 'select',
    values: named('open', 'paid', 'shipped', 'returned'),
    operators: ['=', '!='],
    defaultValue: 'open',
  },
  { name: 'customer', label: 'Customer', check: { kind: 'filled' } },
  { name: 'total', label: 'Total', defaultValue: 100, ...money },
  { name: 'discount', label: 'Discount', ...money },
  { name: 'lines', label: 'Lines', inputType: 'number', check: { kind: 'range', min: 1, max: 99 } },
  { name: 'express', label: 'Express', ...checkbox },
  { name: 'gift', label: 'Gift wrapped', ...toggle },
  {
    name: 'payment',
    label: 'Payment',
    valueEditorType: 'radio',
    operators: ['=', '!='],
    values: named('card', 'transfer', 'invoice'),
  },
  {
    name: 'country',
    label: 'Country',
    valueEditorType: 'multiselect',
    operators: ['in', 'notIn'],
    values: [
      {
        label: 'Europe',
        options: [
          { name: 'DE', label: 'Germany' },
          { name: 'FR', label: 'France' },
          { name: 'PT', label: 'Portugal' },
        ],
      },
      {
        label: 'Asia',
        options: [
          { name: 'JP', label: 'Japan' },
          { name: 'KR', label: 'South Korea' },
        ],
      },
    ],
  },
  { name: 'placedOn', label: 'Placed on', inputType: 'date', datatype: 'date' },
  { name: 'shippedAt', label: 'Shipped at', inputType: 'datetime-local', datatype: 'timestamp' },
  { name: 'deliverBefore', label: 'Deliver before', inputType: 'time', datatype: 'time' },
  { name: 'parcelNumber', label: 'Parcel number', inputType: 'bigint' },
  { name: 'note', label: 'Note', valueEditorType: 'textarea' },
  {
    name: 'items',
    label: 'Items',
    matchModes: ['all', 'some', 'none', 'atLeast'],
    subproperties: [
      { name: 'sku', label: 'SKU' },
      { name: 'quantity', label: 'Quantity', inputType: 'number' },
      { name: 'price', label: 'Price', inputType: 'number' },
    ],
  },
];

const initialQuery: RuleGroupType = {
  id: 'orders',
  combinator: 'and',
  rules: [
    { id: 'country', field: 'country', operator: 'in', value: 'DE,FR' },
    { id: 'status', field: 'status', operator: '!=', value: 'returned' },
    {
      id: 'urgent',
      combinator: 'or',
      rules: [
        { id: 'total', field: 'total', operator: '>=', value: '250' },
        { id: 'express', field: 'express', operator: '=', value: true },
      ],
    },
    { id: 'placed', field: 'placedOn', operator: '>=', value: '2026-02-01' },
  ],
};

/** Shop orders: lists of items, amounts that are compared, dates and times. */
export const orders = defineDataSet({
  id: 'orders',
  label: 'Shop orders',
  noun: 'order',
  specs: fields,
  initialQuery,
  loadRows: async () => (await import('./rows.ts')).rows,
});
