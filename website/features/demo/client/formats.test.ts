import type { ExportFormat } from 'react-querybuilder';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { orderFields, orderQuery } from './data/orders';
import { commonFormats, exportQuery, type FormatId, formats } from './formats';

describe('export formats', () => {
  it('are those of the release', () => {
    expectTypeOf<FormatId>().toEqualTypeOf<ExportFormat>();
    expect(new Set(formats.map(({ id }) => id)).size).toBe(23);
  });

  it.each(commonFormats)('$label writes every rule of the query', ({ id }) => {
    const text = exportQuery(orderQuery, id, orderFields);
    for (const value of ['open', '250', 'Mar']) expect(text).toContain(value);
  });

  it('writes number fields as numbers', () => {
    expect(exportQuery(orderQuery, 'sql', orderFields)).toContain('total >= 250');
  });
});
