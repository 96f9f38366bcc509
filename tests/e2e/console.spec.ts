import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect, test } from '../fixture/test.ts';

const query = {
  combinator: 'and',
  rules: [
    { field: 'total', operator: '>', value: 100 },
    { field: 'status', operator: '=', value: 'open' },
  ],
};

/** A call of each function, and what its result must contain. */
const calls: Readonly<Record<string, { readonly args: unknown[]; readonly gives: unknown }>> = {
  formatQuery: { args: [query, 'sql'], gives: "(total > '100' and status = 'open')" },
  transformQuery: { args: [query], gives: query },
  parseSQL: { args: ["total > 100 and status = 'open'"], gives: query },
  parseCEL: { args: ['total > 100 && status == "open"'], gives: query },
  parseSpEL: { args: ["total > 100 and status == 'open'"], gives: query },
  parseJSONata: { args: ['total > 100 and status = "open"'], gives: query },
  parseJsonLogic: {
    args: [{ and: [{ '>': [{ var: 'total' }, 100] }, { '==': [{ var: 'status' }, 'open'] }] }],
    gives: query,
  },
  parseMongoDB: { args: [{ $and: [{ total: { $gt: 100 } }, { status: 'open' }] }], gives: query },
};

const utilityNames = Object.keys(calls);

const call = (page: Page, name: string, args: unknown[]) =>
  page.evaluate(
    ([name, args]) =>
      (globalThis as unknown as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args),
    [name, args] as const,
  );

describe('the console', () => {
  test('greets in both blues and lists the functions', async ({ site }) => {
    const messages: string[] = [];
    const page = await site.open('/', {
      prepare: async (page) => page.on('console', (message) => messages.push(message.text())),
    });
    const banner = messages.find((text) => text.includes('Query Builder')) ?? '';
    for (const part of ['#82a7dd', '#3c649f', ...utilityNames]) expect(banner).toContain(part);
    expect(
      await page.evaluate(
        (names) => names.filter((name) => typeof Reflect.get(globalThis, name) === 'function'),
        utilityNames,
      ),
    ).toEqual([...utilityNames]);
  });

  test.for(Object.entries(calls))(
    'offers %s, downloaded by its first call',
    async ([name, { args, gives }], { tour }) => {
      const page = await tour.visit('/markdown-page');
      const downloads: string[] = [];
      const record = (request: { url(): string; resourceType(): string }) => {
        if (request.resourceType() === 'script') downloads.push(request.url());
      };
      page.on('request', record);
      const result = await call(page, name, args);
      page.off('request', record);
      if (typeof gives === 'string') expect(result).toBe(gives);
      else expect(result).toMatchObject(gives as typeof query);
      expect(downloads).not.toEqual([]);
    },
  );

  test('rejects what a function cannot read', async ({ tour }) => {
    const page = await tour.visit('/markdown-page');
    await expect(call(page, 'parseSQL', ['total >'])).rejects.toThrow(/Parse error/i);
  });
});
