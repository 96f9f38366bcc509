import type { Page } from '@playwright/test';

/** What tests use of the dialog. */
export const dialog = (page: Page) => {
  const modal = page.getByRole('dialog', { name: 'Search the site' });
  return {
    modal,
    button: page.locator('.navbar').getByRole('button', { name: 'Search' }),
    field: modal.getByRole('combobox', { name: 'Search', exact: true }),
    list: modal.getByRole('listbox'),
    hits: modal.getByRole('listbox').getByRole('option'),
    scope: modal.getByRole('combobox', { name: 'Search in' }),
  };
};

/** Opens the dialog, unless it is open, and asks. */
export async function ask(page: Page, query: string): Promise<void> {
  const { field } = dialog(page);
  if ((await field.count()) === 0) await page.keyboard.press('Control+k');
  await field.fill(query);
}

/** Files that only a search needs. */
export const isOfSearch = (url: string): boolean =>
  /\/search-index\/|\/assets\/search\/|search-dialog|minisearch/.test(url);
