import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Call, Code, print } from './print.ts';

const evaluate = (code: string) => new Function(`return (${code})`)();
const number = fc.double().filter((value) => !Object.is(value, -0));
const values = [fc.string(), number, fc.bigInt(), fc.boolean(), fc.constantFrom(null, undefined)];
const key = fc.string().filter((name) => name !== '__proto__');

describe('print', () => {
  it('writes code that gives the value', () => {
    fc.assert(
      fc.property(fc.anything({ values, key }), (value) => {
        expect(evaluate(print(value))).toEqual(value);
      }),
    );
  });

  it('writes JSON that gives the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(print(value, 'json'))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('breaks what does not fit a line', () => {
    expect(print({ $and: [{ a: 1 }, { b: 'x'.repeat(80) }] }, 'json')).toBe(
      `{\n  "$and": [\n    { "a": 1 },\n    {\n      "b": "${'x'.repeat(80)}"\n    }\n  ]\n}`,
    );
  });

  it('writes recorded calls, code and symbols as they are read', () => {
    const where = { [Symbol('Op.and')]: [new Call('eq', [new Code('orders.total'), "it's"])] };
    expect(print(where)).toBe(`{ [Op.and]: [eq(orders.total, "it's")] }`);
  });
});
