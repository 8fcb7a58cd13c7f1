import type { Locator, Page } from 'playwright';
import { expect } from './patient-expect.ts';

/** Opens one of the five tabs of the configuration. */
export async function openTab(page: Page, tab: string): Promise<void> {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await expect(page.getByText(/^Mostrando \d+ de \d+$/)).toBeVisible();
}

interface Addition {
  /** The button above the list, which has the same name as the dialog. */
  readonly button: string;
  readonly texts: Readonly<Record<string, string>>;
  /** Fields with a list of options. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The notice after the change. */
  readonly notice: string;
}

/** Adds an entry to the open catalogue. */
export async function addEntry(page: Page, addition: Addition): Promise<void> {
  const { button, texts, choices = {}, notice } = addition;
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  for (const [label, option] of Object.entries(choices)) await choose(dialog, label, option);
  for (const [label, text] of Object.entries(texts)) {
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function choose(dialog: Locator, label: string, option: string): Promise<void> {
  const field = dialog.getByRole('combobox', { name: label });
  await field.click();
  if (await field.evaluate((element) => element instanceof HTMLInputElement)) {
    await field.fill(option);
  }
  await dialog.page().getByRole('option', { name: option }).first().click();
}

/** Searches the list, and expects the remaining rows to contain the texts in `rows`. */
export async function expectRows(
  page: Page,
  search: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(search);
  const found = page.getByRole('row').filter({ has: page.locator('td') });
  await expect(found).toHaveCount(rows.length);
  for (const [index, texts] of rows.entries()) {
    for (const text of texts) await expect(found.nth(index)).toContainText(text);
  }
}
