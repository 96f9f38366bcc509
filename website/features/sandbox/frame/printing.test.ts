import { expect, it } from 'vitest';
import { PrintLimiter, printLimits } from './printing.ts';

it('shows the first lines, and counts the rest without writing them', () => {
  const limiter = new PrintLimiter();
  let written = 0;
  const lines = Array.from({ length: printLimits.lines + 20 }, () =>
    limiter.add('log', () => {
      written += 1;
      return 'a';
    }),
  );
  expect(lines.filter(Boolean)).toHaveLength(printLimits.lines);
  expect(written).toBe(printLimits.lines);
  expect(limiter.omitted).toBe(20);
});

it('stops at the character limit', () => {
  const limiter = new PrintLimiter();
  const lines = Array.from({ length: 50 }, () => limiter.add('log', () => 'a'.repeat(20_000)));
  expect(lines.filter(Boolean)).toHaveLength(11);
  expect(limiter.omitted).toBe(39);
});

it('says how much of a long line is left out, and cuts it once', () => {
  const line = new PrintLimiter().add('log', () => 'a'.repeat(20_000));
  expect(line?.text).toMatch(/^a{9950}… \(10,050 more characters\)$/);
  expect(new PrintLimiter().add('log', () => line?.text ?? '')).toEqual(line);
});
