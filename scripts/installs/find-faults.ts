import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const startMs = 30_000;

/**
 * Opens a project's page, and edits a query in it.
 *
 * @param expected - `packages`: whose builders the page has; `rendersOnServer`: whether the HTML has them.
 * @returns What is wrong, a sentence each.
 */
export async function findFaults(
  page: Page,
  address: string,
  expected: { readonly packages: readonly string[]; readonly rendersOnServer: boolean },
): Promise<readonly string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`The page throws: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`The console reports: ${message.text()}`);
  });
  const html = await firstAnswer(address);
  if (html.includes('data-testid="rule"') !== expected.rendersOnServer) {
    faults.push(`The HTML has ${expected.rendersOnServer ? 'no' : 'a'} builder.`);
  }
  await page.goto(address);
  await page.locator('output').waitFor();
  for (const name of expected.packages) {
    const rules = await page.locator(`#${name} [data-testid=rule]`).count();
    if (rules !== 2) faults.push(`The builder of ${name} has ${rules} rules instead of 2.`);
  }
  await page.locator('#bulma [data-testid=value-editor]').first().fill('paid');
  const sql = await page.locator('output').textContent();
  if (!sql?.includes("status = 'paid'")) faults.push(`The query after an edit is: ${sql}`);
  return faults;
}

/** @throws Error when nothing answers in time. */
async function firstAnswer(address: string): Promise<string> {
  const end = Date.now() + startMs;
  for (;;) {
    try {
      return await (await fetch(address)).text();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(200);
    }
  }
}
