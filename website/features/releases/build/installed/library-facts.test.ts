import { expect, it } from 'vitest';
import { libraryFacts } from './library-facts.ts';

it('are those of the installed release', () => {
  const { license, react, kilobytes } = libraryFacts();
  expect(license).toBe('MIT');
  expect(react).toContain(19);
  expect(kilobytes).toBeGreaterThan(20);
  expect(kilobytes).toBeLessThan(60);
}, 60_000);
