import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { buildFolder } from '../fixture/paths.ts';
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
    what: 'eval',
    address: '/docs/intro',
    directive: 'script-src',
    act: (page) =>
      page.evaluate(() => {
        setTimeout('window.ran = true');
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
});

const firstFile = (folder: string, ending: string) =>
  `/${folder}/${readdirSync(join(buildFolder, folder)).find((name) => name.endsWith(ending))}`;

const forever = 'public, max-age=31536000, immutable';

test.for([
  ['/docs/intro', { 'cache-control': 'no-cache', 'permissions-policy': expect.any(String) }],
  ['/pages/docs/intro.json', { 'cache-control': 'public, max-age=300' }],
  [firstFile('assets/js', '.js'), { 'cache-control': forever }],
  [firstFile('frames/assets', '.js'), { 'cache-control': forever }],
  [firstFile('play/frame', '.html'), { 'connection-allowlist': '(response-origin)' }],
] as const)('%s comes with its headers', async ([address, headers], { site }) => {
  const answer = await fetch(site.origin + address);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...headers,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
});
