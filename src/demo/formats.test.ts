import { describe, expect, it } from 'vitest';
import { orderFields, orderQuery } from './data/orders';
import { exportQuery, formats } from './formats';

describe('export formats', () => {
  it.each(formats)('$label writes every rule of the query', ({ id }) => {
    const text = exportQuery(orderQuery, id, orderFields);
    for (const value of ['open', '250', 'Mar']) expect(text).toContain(value);
  });

  it('writes number fields as numbers', () => {
    expect(exportQuery(orderQuery, 'sql', orderFields)).toContain('total >= 250');
  });
});
