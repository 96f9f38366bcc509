import { expect, it } from 'vitest';
import { thrown } from './print.ts';

it('records the library’s own errors with their message', () => {
  expect(thrown(new Error('Parse error on line 1'))).toBe('throws Error: Parse error on line 1');
});

it('records only the name of an error that the JavaScript engine throws, whose words change between releases of Node', () => {
  const caught = (run: () => unknown) => {
    try {
      return run();
    } catch (error) {
      return thrown(error);
    }
  };
  expect(caught(() => JSON.parse('{total: 1}'))).toBe('throws SyntaxError');
  expect(caught(() => (undefined as unknown as string).length)).toBe('throws TypeError');
});
