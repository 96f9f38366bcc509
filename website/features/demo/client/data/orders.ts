import type { Field, RuleGroupType } from 'react-querybuilder';
import { named } from './define.ts';

/** A shop's orders, with a field for each common value editor. */
export const orderFields: Field[] = [
  {
    name: 'status',
    label: 'Status',
    valueEditorType: 'select',
    values: named('open', 'paid', 'shipped', 'returned'),
    operators: ['=', '!=', 'in', 'notIn'],
  },
  { name: 'customer', label: 'Customer' },
  { name: 'total', label: 'Total', inputType: 'number', defaultValue: '100' },
  { name: 'express', label: 'Express', valueEditorType: 'checkbox', operators: ['='] },
  { name: 'placedOn', label: 'Placed on', inputType: 'date' },
  { name: 'note', label: 'Note', valueEditorType: 'textarea' },
];

/**
 * The builders' initial query. Every node has an id, because ids that the library generates would
 * differ between the served page and the reader's browser.
 */
export const orderQuery: RuleGroupType = {
  id: 'orders',
  combinator: 'and',
  rules: [
    { id: 'status', field: 'status', operator: '=', value: 'open' },
    {
      id: 'urgent',
      combinator: 'or',
      rules: [
        { id: 'total', field: 'total', operator: '>=', value: '250' },
        { id: 'express', field: 'express', operator: '=', value: true },
      ],
    },
    { id: 'customer', field: 'customer', operator: 'beginsWith', value: 'Mar' },
  ],
};
