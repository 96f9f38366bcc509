import { describe, expect } from 'vitest';
import { everydayAddresses, pageAddresses } from '../fixture/addresses.ts';
import { sidewaysScrollers } from '../fixture/layout.ts';
import { viewports } from '../fixture/site.ts';
import { test } from '../fixture/test.ts';

const all = pageAddresses();
const pages = (process.env.E2E_ALL === '1' ? all : everydayAddresses(all)).map((address) => ({
  address,
  status: 200,
}));

describe('every page works', () => {
  test.for([...pages, { address: '/no-such-page', status: 404 }])(
    '$address',
    async ({ address, status }, { tour }) => {
      const page = await tour.visit(address, { status, viewport: viewports.desktop });
      expect(await page.locator('h1').count(), 'number of h1').toBe(1);
      expect(await page.title()).not.toBe('');
      expect(await sidewaysScrollers(page)).toEqual([]);
      await page.setViewportSize(viewports.phone);
      expect(await sidewaysScrollers(page), 'on a phone').toEqual([]);
    },
  );
});
