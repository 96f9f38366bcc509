import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Call, Code, print } from './print.ts';

const evaluate = (code: string) => new Function(`return (${code})`)();
const number = fc.double().filter((value) => !Object.is(value, -0));
const values = [fc.string(), number, fc.bigInt(), fc.boolean(), fc.constantFrom(null, undefined)];
const key = fc.string().filter((name) => name !== '__proto__');

describe('print', () => {
  it('writes code that evaluates to the value', () => {
    fc.assert(
      fc.property(fc.anything({ values, key }), (value) => {
        expect(evaluate(print(value))).toEqual(value);
      }),
    );
  });

  it('writes JSON that parses to the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(print(value, 'json'))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('breaks what doesn’t fit on a line', () => {
    expect(print({ $and: [{ a: 1 }, { b: 'x'.repeat(80) }] }, 'json')).toBe(
      `{\n  "$and": [\n    { "a": 1 },\n    {\n      "b": "${'x'.repeat(80)}"\n    }\n  ]\n}`,
    );
  });

  it('writes recorded calls, code, and symbols the way people read them', () => {
    const where = { [Symbol('Op.and')]: [new Call('eq', [new Code('orders.total'), "it's"])] };
    expect(print(where)).toBe(`{ [Op.and]: [eq(orders.total, "it's")] }`);
  });
});
