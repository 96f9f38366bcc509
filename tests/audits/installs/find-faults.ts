import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { ExpectedPage } from './projects.ts';

const startMs = 30_000;
const builder = 'data-testid="rule"';

/** Opens a project's page, edits a query in it, and returns a sentence for each thing that is wrong. */
export async function findFaults(
  page: Page,
  address: string,
  { rendersOnServer, button, shows, usesAddress }: ExpectedPage,
): Promise<readonly string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`The page throws: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`The console reports: ${message.text()}`);
  });
  const html = await firstAnswer(address);
  if (html.includes(builder) !== rendersOnServer) {
    faults.push(`The HTML has ${rendersOnServer ? 'no' : 'a'} builder.`);
  }
  if (html.includes(shows)) faults.push(`The HTML has ${shows} before the edit.`);

  await page.goto(address, { waitUntil: 'networkidle' });
  // Some kits have the class on an element around the input.
  const input = page.locator('.rule-value').first().locator('xpath=descendant-or-self::input');
  await input.fill('shipped');
  if (button) await page.getByRole('button', { name: button, exact: true }).click();
  const shown = page.getByText(shows).first();
  await shown.waitFor().catch(() => faults.push(`The page doesn't show ${shows} after the edit.`));

  if (usesAddress) {
    await page.waitForURL(/shipped/);
    const filtered = await firstAnswer(page.url());
    if (!filtered.includes(shows)) faults.push(`The HTML of ${page.url()} lacks ${shows}.`);
    await page.reload({ waitUntil: 'networkidle' });
  }
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
