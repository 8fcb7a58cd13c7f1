import { expect } from 'vitest';
import { graduateWith } from '../e2e/drivers/graduate.ts';
import type { OpenedPage } from '../e2e/drivers/open-page.ts';
import { expectWholeResult } from '../e2e/drivers/status-page.ts';
import { applyByPointer } from '../e2e/drivers/wizard-page.ts';

/**
 * Applies for a title from a consumer's front page, and finds the application on its status page.
 *
 * @param idNumber a different one per consumer, because they share an API
 */
export async function applyAndLookUp({ page }: OpenedPage, address: string, idNumber: string) {
  const graduate = graduateWith(idNumber);
  await page.goto(address);
  const code = await applyByPointer(page, graduate);
  expect(code).toMatch(/^AG-\d{4}-\d{3,}$/);

  await page.goto(`${address}/estado`);
  await page.getByRole('textbox', { name: 'Código de solicitud' }).fill(code);
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expectWholeResult(page, code, graduate);
}
