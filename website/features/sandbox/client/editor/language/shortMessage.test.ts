import { expect, it } from 'vitest';
import { shortMessage } from './shortMessage';

it('keeps the innermost cause, and leaves out types that fill the screen', () => {
  const type = `IntrinsicAttributes & { ${'operators?: string[] | undefined; '.repeat(3)}}`;
  expect(
    shortMessage(
      `Type '{ feilds: never[]; }' is not assignable to type '${type}'.\n  Property 'feilds' does not exist on type '${type}'. Did you mean 'fields'?`,
    ),
  ).toBe("Property 'feilds' does not exist on type '…'. Did you mean 'fields'?");
});

it('leaves a short message alone', () => {
  expect(shortMessage("Cannot find name 'a'.")).toBe("Cannot find name 'a'.");
});
