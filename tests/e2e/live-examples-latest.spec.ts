import { describe, expect } from 'vitest';
import { pagesWithExamples, runExamples } from '../fixture/live-examples.ts';
import { test } from '../fixture/test.ts';

const pages = pagesWithExamples().filter((address) => !/^\/docs\/\d/.test(address));

describe('every live example of the latest release and the coming one runs and shows something', () => {
  test.for(pages)('%s', async (address, { tour }) => {
    const outcomes = await runExamples(await tour.visit(address));
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.filter(({ fault, shows }) => fault !== undefined || !shows)).toEqual([]);
  });
});
