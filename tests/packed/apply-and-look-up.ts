import { expect } from 'vitest';
import { applyByPointer } from '../e2e/apply-by-pointer.ts';
import { graduateWith } from '../e2e/graduate.ts';
import { expectWholeResult } from '../e2e/look-up.ts';
import type { Visitor } from '../e2e/visitor.ts';

/**
 * Applies for a title from a stranger's front page on, and finds the request on its page for the status.
 *
 * @param idNumber one per stranger: they share an API.
 */
export async function applyAndLookUp({ page }: Visitor, address: string, idNumber: string) {
  const graduate = graduateWith(idNumber);
  await page.goto(address);
  const code = await applyByPointer(page, graduate);
  expect(code).toMatch(/^AG-\d{4}-\d{3,}$/);

  await page.goto(`${address}/estado`);
  await page.getByRole('textbox', { name: 'Código de solicitud' }).fill(code);
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expectWholeResult(page, code, graduate);
}
