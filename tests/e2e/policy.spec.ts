import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expect, test } from '../fixture/test.ts';

/** What a page with a hole would let in; each must be refused, and the refusal must fail a test. */
const attempts: readonly {
  readonly what: string;
  readonly address: string;
  readonly directive: string;
  readonly act: (page: Page) => Promise<unknown>;
}[] = [
  {
    what: 'a script that is put into the page',
    address: '/docs/intro',
    directive: 'script-src-elem',
    act: (page) =>
      page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.ran = true';
        document.head.append(script);
      }),
  },
  {
    what: 'an event handler in an attribute',
    address: '/docs/intro',
    directive: 'script-src-attr',
    act: (page) =>
      page.evaluate(() => {
        document.body.setAttribute('onclick', 'window.ran = true');
        document.body.click();
      }),
  },
  {
    what: 'a script in a frame of the demo',
    address: '/demo/bulma',
    directive: 'script-src-elem',
    act: async (page) => {
      const body = page.frameLocator('main iframe').locator('body');
      await body.locator('[data-testid=rule]').first().waitFor();
      await body.evaluate((element) => {
        const script = document.createElement('script');
        script.textContent = 'window.ran = true';
        element.append(script);
      });
    },
  },
];

describe('the policy of the site', () => {
  test.for(attempts)('refuses $what, and says so', async (attempt, { site }) => {
    const page = await site.open(attempt.address, { violates: true });
    site.expectProblem(
      new RegExp(`^Content Security Policy: ${attempt.directive} `),
      'the attempt is reported',
    );
    site.allowProblem(/violates the following Content Security Policy/, 'the console tells, too');
    const reported = page.waitForRequest((request) => request.method() === 'POST');
    await attempt.act(page);
    await reported;
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  test('makes a test fail if it doesn’t expect the violation', async ({ site }) => {
    const page = await site.open('/docs/intro', { violates: true });
    const reported = page.waitForRequest((request) => request.method() === 'POST');
    await page.evaluate(() => {
      const image = document.createElement('img');
      image.src = 'http://pictures.invalid/a.png';
      document.body.append(image);
    });
    await reported;
    expect(() => site.assertSilent()).toThrow(/Content Security Policy: img-src forbids/);
  });

  test('bars eval', async ({ site }) => {
    const page = await site.open('/docs/intro', { violates: true });
    site.expectProblem(/^Content Security Policy: script-src forbids eval/, 'it is reported');
    site.allowProblem(/violates the following Content Security Policy/, 'the console tells, too');
    const reported = page.waitForRequest((request) => request.method() === 'POST');
    await page.evaluate(() => {
      setTimeout('window.ran = true');
    });
    await reported;
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
