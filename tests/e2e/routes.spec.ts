import { describe } from 'vitest';
import { versions } from '../../releases/versions.ts';
import { expect, test } from '../fixture/test.ts';
import { shownVersion } from '../fixture/versions.ts';

/** Addresses that lead to another, with the query and the hash on the way. */
const redirects = [
  { from: '/react-querybuilder', to: '/demo' },
  ...versions.map(({ path }) => ({ from: path, to: `${path}/intro` })),
  { from: '/docs/intro.html', to: '/docs/intro' },
  { from: '/docs/6/intro.htm', to: '/docs/6/intro' },
  { from: '/docs/6/intro/', to: '/docs/6/intro' },
];

const unknown = [
  { address: '/unknown' },
  { address: '/docs/unknown' },
  { address: '/api/unknown' },
  { address: '/api/antd/unknown' },
  { address: '/api/react-querybuilder/index/interfaces/Unknown' },
  { address: '/docs/6/unknown', version: 'v6' },
  { address: '/docs/6/unknown.html', version: 'v6', at: '/docs/6/unknown' },
  { address: '/404' },
  // An address with a host's name in it stays an address of this site.
  { address: '//example.com/docs.html', at: '/example.com/docs' },
  { address: '/docs/%E0%A4%A', at: /^\/docs\/.*%/ },
  { address: '/%', at: /%/ },
];

test.for([true, false])(
  '/discord forwards to the chat server (JavaScript: %s)',
  async (javaScript, { site }) => {
    const chat = 'https://react-querybuilder.js.org/discord';
    site.expectProblem(/react-querybuilder\.js\.org/, 'the chat server is another site');
    const page = await site.open('/discord', {
      javaScript,
      ready: 'parsed',
      prepare: (page) => page.route(chat, (route) => route.fulfill({ body: 'chat' })),
    });
    const link = page.getByRole('link', { name: 'open the chat server' });
    if (javaScript) await expect(link).toHaveAttribute('href', chat);
    await page.waitForURL(chat);
  },
);

describe('redirects', () => {
  test.for(redirects)('$from → $to', async ({ from, to }, { tour }) => {
    const rest = '?a=b&c=%20#code';
    const page = await tour.visit(from + rest);
    // The address that the document came by: the demo soon writes its own.
    const arrived = () => performance.getEntriesByType('navigation').map(({ name }) => name);
    await expect.poll(() => page.evaluate(arrived)).toEqual([tour.origin + to + rest]);
    expect(await page.locator('[data-not-found]').count()).toBe(0);
  });

  test('work without JavaScript', async ({ site }) => {
    const page = await site.open('/react-querybuilder', { javaScript: false });
    await page.waitForURL('**/demo');
  });
});

describe('unknown addresses', () => {
  test.for(unknown)('$address', async ({ address, version, at = address }, { tour }) => {
    const page = await tour.visit(address, { status: 404 });
    await expect(page.locator('[data-not-found] h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/^Page not found/i);
    const { pathname } = new URL(page.url());
    if (typeof at === 'string') expect(pathname).toBe(at);
    else expect(pathname).toMatch(at);
    if (version) {
      await expect(shownVersion(page)).toHaveText(version);
    }
  });

  test('lead to the documentation', async ({ site }) => {
    const page = await site.open('/unknown', { status: 404 });
    await page.locator('[data-not-found]').getByRole('link', { name: 'v6' }).click();
    await page.waitForURL('**/docs/6/intro');
  });
});
